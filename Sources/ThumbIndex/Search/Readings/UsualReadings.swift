// Made by Data/make.py of Unihan (Unicode Character Database), which is under
// the Unicode License: see Data/LICENSE-CLDR. Not to be edited by hand.

/// Han characters with several usual readings in Mandarin, without tones.
///
/// The readings are those of Unihan's kMandarin, kHanyuPinlu and kXHC1983; of a
/// character that also stands for another since 1956, those that either has in
/// the former two or the other has.
let usualReadings = """
  㕶n,ng 䇲ce,jia 䉵zhuan,zuan 䩄mian,tian 䶗ke,qia 丁ding,zheng 万wan,mo 且qie,ju \
  么me,yao 乐le,yue 乘cheng,sheng 乜mie,nie 乾qian,gan 了le,liao 亟ji,qi 亲qin,qing \
  亹men,wei 什shen,shi 仇chou,qiu 仔zi,zai 仡ge,yi 价jia,jie 会hui,kuai 传chuan,zhuan \
  伧cang,chen 伯bo,bai 伺ci,si 似shi,si 伽jia,ga,qie 佃dian,tian 佛fu,fo 佴er,nai \
  侗dong,tong 侥jiao,yao 侧ce,ze,zhai 侻tui,tuo 便bian,pian 俛fu,mian 俞yu,shu \
  俟qi,si 俩lia,liang 俶chu,ti 倆lia,liang 倘tang,chang 倞jing,liang 偈ji,jie \
  偢chou,qiao 偲cai,si 偺za,zan 偻lou,lü 傀gui,kui 傖cang,chen 傳chuan,zhuan 僂lou,lü \
  僥jiao,yao 僮tong,zhuang 價jia,jie 儿er,r 兒er,r,ni 六liu,lu 其qi,ji 兹zi,ci \
  冒mao,mo 冯feng,ping 凹ao,wa 凿zao,zuo 划hua,huai 刨pao,bao 券quan,xuan 刹sha,cha \
  削xue,xiao 剋kei,ke 剎sha,cha 剖pou,po 剡shan,yan 剥bo,bao 剿jiao,chao 劃hua,huai \
  劲jin,jing 勁jin,jing 勒lei,le 勦chao,jiao 匙shi,chi 区qu,ou 區qu,ou 卒zu,cu \
  单dan,chan,shan 南nan,na 卜bo,bu 卡ka,qia 厕ce,si 厦sha,xia 参can,shen,cen \
  參can,shen,cen 叚xia,jia 句ju,gou 叨dao,tao 召zhao,shao 吁xu,yu 合he,ge 吋cun,ying \
  吓xia,he 吡bi,pi 否fou,pi 吭keng,hang 吱zhi,zi 吶na,ne 呆dai,ai 呎chi,ying 呐na,ne \
  呒wu,m 呔dai,tai 呗bei,bai 员yuan,yun 呢ne,ni 呱gu,gua 呲ci,zi 呵he,a,ke 呶nao,nu \
  呷ga,xia 咀ju,zui 咋za,ze,zha 和he,huo,hu 咖ka,ga 咯ge,ka,lo,luo 咱zan,za 咳hai,ke \
  咽yan,ye 哕hui,yue 哦o,e 哩li,ying 哪na,nai,ne,nei 哼heng,hng 唔wu,n,ng 唝gong,hong \
  唡liang,ying 唫jin,yin 唬hu,xia 啁zhao,zhou 啜chuai,chuo 啢liang,ying 啴chan,tan \
  喋die,zha 喏nuo,re 喒za,zan 喔o,wo 單dan,chan,shan 喳zha,cha 嗄a,sha 嗌ai,yi 嗒da,ta \
  嗟jie,jue 嗨hai,hei 嗯n,ng 嗲die,dia 嘏gu,jia 嘘xu,shi 嘚de,dei 嘬chuai,zuo \
  嘲chao,zhao 嘸fu,wu,m 嘽chan,tan 嘿hei,mo 噌ceng,cheng 噦hui,yue 噱jue,xue 嚄huo,o \
  嚇xia,he 嚓ca,cha 嚣xiao,ao 嚼jue,jiao 囝jian,nan 囤dun,tun 圈quan,juan \
  圌chuan,chui 圜huan,yuan 圩wei,xu 地de,di 圻qi,yin 坋ben,fen 坷ke,jiong 坻chi,di \
  垌dong,tong 埋mai,man 埔bu,pu 堆dui,zui 堡bao,bu,pu 堤di,ti 塔ta,da 塞sai,se \
  壳ke,qiao 大da,dai 夯hang,ben 夹jia,ga 夾jia,ga 奇qi,ji 契qi,xie 奘zang,zhuang \
  奤ha,tai 姥lao,mu 娜na,nuo 娩mian,wan 娭ai,xi 婼chuo,ruo 孛bei,bo 孱can,chan \
  宿su,xiu 寻xun,xin 尅ke,kei 将jiang,qiang 將jiang,qiang 尉wei,yu 尋xun,xin \
  尨mang,meng 尺chi,che 尾wei,yi 尿niao,sui 屏ping,bing 属shu,zhu 屬shu,zhu \
  屯tun,zhun 屹yi,ge 峒dong,tong 峙zhi,shi 峤jiao,qiao 崴wai,wei 嵌qian,kan \
  嶠jiao,qiao 差cha,chai,ci 已yi,si 巷xiang,hang 市shi,fu 帱chou,dao 幢chuang,zhuang \
  幬chou,dao 底di,de 度du,duo 廁ce,si 廆gui,wei 廈sha,xia 廑jin,qin 廹pai,po \
  弄nong,long 強qiang,jiang 弹dan,tan 强qiang,jiang 彈dan,tan 彊jiang,qiang \
  彷fang,pang 徊huai,hui 得de,dei 徵zhi,zheng 忒te,tei,tui 忪song,zhong 怙hu,tie \
  思si,sai 恁nen,nin 恫dong,tong 恶e,wu 悝kui,li 惝chang,tang 惡e,wu 慊qian,qie \
  戆gang,zhuang 戌xu,qu 戏xi,hu 戯hu,xi 戲xi,hu 扁bian,pian 扎zha,za 扒ba,pa \
  扛kang,gang 扞gan,han 扳ban,pan 折zhe,she 抝ao,niu 抹mo,ma 拆chai,ca 拓ta,tuo \
  拗ao,niu 拚pan,pin 择ze,zhai 括kuo,gua 拶za,zan 拽zhuai,ye 挝wo,zhua 挱sa,sha,suo \
  挲sa,sha,suo 挼rua,ruo 捋lü,luo 掴guai,guo 掸dan,shan 掺can,chan,shan 提ti,di \
  揲die,she 搒bang,peng 摋sa,sha 摑guai,guo 摩mo,ma 摻can,chan,shan 撣dan,shan \
  撮cuo,zuo 撾wo,zhua 擇ze,zhai 擘bai,bo 擿ti,zhi 攒zan,cuan 敦dun,dui 敩xiao,xue \
  数shu,shuo 數shu,shuo 斅xiao,xue 斮cuo,zhuo 於yu,wu 无wu,mo 昳die,yi 晟cheng,sheng \
  晻an,yan 暠gao,hao 暧ai,nuan 暴bao,pu 曾ceng,zeng 會hui,kuai 朝chao,zhao 期qi,ji \
  末mo,me 杉shan,sha 杓biao,shao 杕di,duo 杻chou,niu 枞cong,zong 枸gou,ju 枹bao,fu \
  柁duo,tuo 柏bai,bo 柞zha,zuo 查cha,zha 柵shan,zha 栅zha,shan 栎li,yue 栝gua,kuo \
  栟ben,bing 校xiao,jiao 核he,hu 桔ju,jie 桧gui,hui 梢shao,sao 梹bin,bing 棓bang,bei \
  棱leng,ling 椉cheng,sheng 椎chui,zhui 椑bei,pi 椹shen,zhen 楂zha,cha 楛hu,ku \
  楯dun,shun 楷kai,jie 榜bang,peng 槛kan,jian 槟bin,bing 樂le,yue 樅cong,zong 模mo,mu \
  橙cheng,chen 檜gui,hui 檳bin,bing 檻kan,jian 櫟li,yue 欸ai,ei 欻chua,xu 歘chua,xu \
  歙she,xi 殖zhi,shi 殷yin,yan 殼ke,qiao 氏shi,zhi 氓mang,meng 氿gui,jiu 汤tang,shang \
  沈shen,chen 沌dun,zhuan 沒mei,mo 沓da,ta 没mei,mo 泊po,bo 泌mi,bi 泷long,shuang \
  泺luo,po 洗xi,xian 派pai,pa 浅qian,jian 浍hui,kuai 浒hu,xu 浚jun,xun 浬li,hai \
  涌yong,chong 涡wo,guo 涴wo,yuan 淺qian,jian 渑mian,sheng 渦wo,guo 湫jiao,qiu \
  湮yan,yin 湯tang,shang 溃kui,hui 溱qin,zhen 溺ni,niao 滀chu,xu 滎xing,ying 漯luo,ta \
  潦lao,liao 澄cheng,deng 澠mian,sheng 澮hui,kuai 澹dan,tan 濬jun,xun 瀑pu,bao \
  瀧long,shuang 炅jiong,gui 炔gui,que 炮pao,bao 烙lao,luo 焌jun,qu 焘dao,tao 無wu,mo \
  焯chao,zhuo 煖nuan,xuan 熟shu,shou 熨yun,yu 燾dao,tao 爪zhao,zhua 牟mou,mu \
  犍jian,qian 犛mao,li 率lü,shuai 玚chang,yang 玢bin,fen 珩hang,heng 珲hui,hun \
  琢zuo,zhuo 瑒chang,yang 町ting,ding 畜chu,xu 番fan,pan 畬she,yu 疋pi,ya 疟nüe,yao \
  疸dan,da 瘈chi,zhi 瘥chai,cuo 瘧nüe,yao 的de,di 盖gai,ge 盛sheng,cheng 盟meng,ming \
  省sheng,xing 着zhe,zhao,zhuo 瞿qu,ju 矜jin,guan,qin 石shi,dan 砉huo,xu 砌qi,qie \
  硌ge,luo 硐dong,liu 碌lu,liu 磅bang,pang 磏lian,qian 祇qi,zhi 祕mi,bi 祢mi,ni \
  祭ji,zhai 禅chan,shan 禪chan,shan 禰mi,ni 秘mi,bi 称cheng,chen 稜leng,ling \
  稱cheng,chen 稽ji,qi 窨xun,yin 笮ze,zuo 筠yun,jun 筴ce,jia 筽ou,wu 篸can,zan \
  篹zhuan,zuan 籑zhuan,zuan 粘zhan,nian 粥zhou,yu 糁san,shen 糜mi,mei 糝san,shen \
  系xi,ji 紥za,zha 紮za,zha 絜jie,xie 給gei,ji 綝chen,lin 綮qi,qing 綸lun,guan \
  縣xian,xuan 繁fan,po 繇yao,you,zhou 纚li,xi 红hong,gong 纤xian,qian 纥ge,he \
  约yue,yao 纶lun,guan 给gei,ji 络luo,lao 绰chuo,chao 综zong,zeng 绿lü,lu 缉ji,qi \
  缏bian,pian 缩suo,su 缪mou,miao,miu 缲qiao,sao 缴jiao,zhuo 罷ba,pi 翟di,zhai \
  耆qi,shi 耑duan,zhuan 耙ba,pa 肋le,lei 育yu,yo 胖pang,pan 胳ge,ga 脈mai,mo 脉mai,mo \
  脚jiao,jue 脦de,te 脧juan,zui 脯pu,fu 腌yan,a 腳jiao,jue 膀bang,pang 臂bi,bei \
  臭chou,xiu 般ban,bo,pan 色se,shai 艾ai,yi 芒mang,wang 芥jie,gai 芧xu,zhu 芫yan,yuan \
  芾fei,fu 苕shao,tiao 苣ju,qu 若ruo,re 茄jia,qie 茈ci,zi 茜qian,xi 荑ti,yi 荠ji,qi \
  荤hun,xun 荥xing,ying 荨xun,qian 莎sha,suo 莘shen,xin 莞guan,wan 莨lang,liang \
  莩fu,piao 莫mo,mu 菀wan,yu 菉lu,lü 菑zai,zi 落luo,la,lao 著zhe,zhao,zhu,zhuo \
  葚ren,shen 蓋gai,ge 蓝lan,la 蓼liao,lu 蔓man,wan 蔚wei,yu 蕉jiao,qiao 薄bao,bo \
  薺ji,qi 藉ji,jie 藍lan,la 藏cang,zang 蘋ping,pin 虹hong,jiang 虾xia,ha 蚌bang,beng \
  蛇she,yi 蛤ha,ge 蛸shao,xiao 蛾e,yi 蝤qiu,you 蝦xia,ha 螣te,teng 血xue,xie \
  行xing,hang 衰shuai,cui 袷qia,jia,jie 裨bi,pi 裳shang,chang 裼ti,xi 褚chu,zhu \
  褪tui,tun 覃tan,qin 見jian,xian 親qin,qing 覺jue,jiao 见jian,xian 觉jue,jiao \
  角jiao,jue 觜zi,zui 解jie,xie 誰shui,shei 調diao,tiao 識shi,zhi 讀du,dou 识shi,zhi \
  诘ji,jie 说shuo,shui,yue 读du,dou 谁shei,shui 调diao,tiao 谜mi,mei 豁huo,hua \
  豈qi,kai 貉hao,he 贲ben,bi 贾jia,gu 赚zhuan,zuan 趄ju,qie 趣qu,cu 趵bao,bo \
  跕dian,die 跞li,luo 蹊qi,xi 蹒man,pan 蹢di,zhi 蹣pan,man 蹲dun,cun 蹴cu,jiu \
  蹻jue,qiao 躒li,luo 車che,ju 轉zhuan,zhuai 车che,ju 轧ya,ga,zha 转zhuan,zhuai \
  辗nian,zhan 辟pi,bi 还hai,huan 这zhe,zhei 迫po,pai 适shi,kuo 這zhe,zhei 遗yi,wei \
  還hai,huan 那na,nai,ne,nei 邪xie,ye 郇huan,xun 都dou,du 酂cuo,zan 酢cu,zuo 酦po,fa \
  酾shai,shi 醱fa,po 釃shai,shi 重zhong,chong 釐xi,li 鉏chu,ju 錞chun,dui \
  鐺dang,cheng 鑰yao,yue 鑿zao,zuo 钥yao,yue 钯ba,pa 钿dian,tian 铅qian,yan 铊ta,tuo \
  铛dang,cheng 铣xi,xian 铤ding,ting 铫diao,yao 铻wu,yu 锬tan,xian 镐gao,hao \
  镡chan,tan,xin 镦dui,dun 長zhang,chang 长zhang,chang 閒xian,jian 閤ge,he 阇du,she \
  阏e,yan 阘da,ta 阚han,kan 阽dian,yan 阿a,e 陂bei,pi,po 陆lu,liu 降jiang,xiang \
  陳chen,zhen 陶tao,yao 陸lu,liu 隄di,ti 隗kui,wei 隩ao,yu 隽juan,jun 雀que,qiao \
  雋juan,jun 霰xian,san 露lu,lou 靓jing,liang 革ge,ji 靸sa,ta 鞘qiao,shao 頸jing,geng \
  顿dun,du 颈jing,geng 颉jie,xie 颌he,ge 颤chan,zhan 食shi,si,yi 餳tang,xing \
  饧tang,xing 驮tuo,duo 骀dai,tai 骠biao,piao 髈bang,pang 鬲ge,li 魄po,bo,tuo 鲅ba,bo \
  鲌ba,bo 鲑gui,xie 鲭qing,zheng 鳥niao,diao 鸟niao,diao 鹄gu,hu 鹘gu,hu 麃pao,biao \
  麇jun,qun 麕jun,qun 麽mo,me 黽mian,min 黾mian,min 齊qi,ji,zhai 齐qi,ji 龈ken,yin \
  龜gui,jun,qiu 龟gui,jun,qiu 𠮾n,ng 𠺖mu,ying 𢫬sa,sha 𥮾can,zan 𫏋jue,qiao
  """
