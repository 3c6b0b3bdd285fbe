function __collate_command
    set -l words (commandline -opc)
    if set -q words[2]
        and contains -- $words[2] «names»
        echo $words[2]
    else
        echo sort
    end
end
«commands»
