# fish completion for «program», written by '«program» --completion=fish'
«commands»«options»
