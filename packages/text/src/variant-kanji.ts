/** Forms of 常用漢字 and 人名用漢字 before and after the reform of 1946. */
const FORMS_BEFORE_THE_REFORM = `
  亜亞 悪惡 圧壓 囲圍 医醫 為爲 壱壹 隠隱 栄榮 営營 衛衞 駅驛 円圓 塩鹽 縁緣 艶艷 応應 欧歐 殴毆
  桜櫻 奥奧 横橫 温溫 穏穩 仮假 価價 画畫 会會 絵繪 壊壞 懐懷 概槪 拡擴 殻殼 覚覺 学學 岳嶽 楽樂
  渇渴 缶罐 巻卷 陥陷 勧勸 寛寬 関關 歓歡 観觀 気氣 既旣 帰歸 偽僞 戯戲戱 犠犧 旧舊 拠據 挙擧
  虚虛 峡峽 挟挾 狭狹 郷鄕鄉 暁曉 区區 駆驅駈 勲勳 薫薰 径徑 茎莖 恵惠 掲揭 渓溪谿 経經 蛍螢 軽輕
  継繼 鶏鷄雞 芸藝 撃擊 欠缺 研硏 県縣 倹儉 剣劍劔剱劒釼 険險 圏圈 検檢 献獻 権權 顕顯 験驗 厳嚴
  広廣 効效 恒恆 黄黃 鉱鑛礦砿 号號 国國圀 黒黑 砕碎 済濟 歳歲 雑雜襍 参參 桟棧 蚕蠶 惨慘 賛贊
  残殘 糸絲 歯齒 児兒 辞辭 湿濕 実實 写寫 釈釋 寿壽 収收 従從 渋澁 獣獸 縦縱 粛肅 処處 緒緖
  叙敍敘 奨奬 将將 称稱 渉涉 焼燒 証證 条條 状狀 乗乘 浄淨 剰剩 畳疊疉 縄繩 壌壤 嬢孃 譲讓 醸釀
  触觸 嘱囑 真眞 寝寢 慎愼 尽盡 図圖 粋粹 酔醉 穂穗 随隨 髄髓 枢樞 数數 瀬瀨 声聲 静靜 窃竊 摂攝
  専專 浅淺 戦戰 践踐 銭錢 潜潛 繊纖 禅禪 双雙 壮壯 争爭 荘莊 捜搜 挿插揷 巣巢 曽曾 装裝 総總
  騒騷 増增 蔵藏 臓臟 即卽 属屬 続續 堕墮 対對 体體 帯帶 滞滯 台臺 滝瀧 択擇 沢澤 担擔 単單 胆膽
  団團 断斷 弾彈 遅遲 痴癡 虫蟲 昼晝 鋳鑄 庁廳 徴徵 聴聽 勅敕 鎮鎭 逓遞 鉄鐵鐡銕 点點 転轉 伝傳
  灯燈 当當 党黨 盗盜 稲稻 闘鬭鬪 徳德 独獨 読讀 届屆 弐貳 悩惱 脳腦 覇霸 拝拜 廃廢 売賣 麦麥
  発發 髪髮 抜拔 晩晚 蛮蠻 秘祕 瓶甁 払拂 仏佛 併倂 並竝 餅餠 変變 弁辨瓣辯辧 歩步 宝寶寳 豊豐
  褒襃 没沒 翻飜 毎每 万萬 満滿 麺麵 黙默 弥彌 訳譯 薬藥 与與 予豫 余餘 誉譽 揺搖 様樣 謡謠 来來
  頼賴 乱亂 覧覽 竜龍 両兩 猟獵 緑綠 涙淚泪 塁壘 礼禮 励勵 戻戾 霊靈 齢齡 暦曆 歴歷 恋戀 錬鍊
  炉爐 労勞 郎郞 楼樓 録錄 湾灣 剥剝 填塡 叱𠮟 頬頰
`

/** Forms that fonts and dictionaries print in either way. */
const OTHER_PRINTED_FORMS = `
  絶絕 悦悅 説說 税稅 脱脫 閲閱 鋭銳 強强 内內 教敎 産產 顔顏 彦彥 青靑 清淸 戸戶 呉吳 娯娛 告吿
  尚尙 姫姬 飲飮 冊册 間閒 群羣 隣鄰 裏裡 隷隸 舗舖 亀龜 跡蹟迹 踪蹤 罰罸 回囘 姉姊 妊姙 携攜擕
  窓窗窻 床牀 略畧 却卻 映暎 往徃 場塲 多夛 事亊 解觧 飾餝 脈脉 恥耻 糾糺 憩憇 決决 減减 況况
  沖冲 準凖 善譱 暖煖 協恊 紙帋 蓋葢盖 厨廚 遍徧
`

/** Kanji outside of those lists with the simplified form of JIS X 0208. */
const PRINTED_AND_HANDWRITTEN_FORMS = `
  嘘噓 掴摑 繋繫 鴎鷗 麹麴 痩瘦 祷禱 涛濤 蝋蠟 莱萊 侭儘 尭堯 凛凜 槙槇 遥遙 瑶瑤 萌萠 桧檜
  祢禰袮 晃晄 亘亙 冴冱 穣穰 聡聰 巌巖 晋晉 禄祿 野埜 園薗 杯盃 涼凉 富冨 峰峯 島嶋嶌 侠俠 鯵鰺
  薮藪籔 壷壺 鴬鶯 篭籠 竃竈 讃讚 諌諫 賎賤 靭靱 頚頸 潅灌 砺礪 箪簞 繍繡 蝉蟬 醤醬 醗醱 騨驒
  鹸鹼 迩邇 焔焰 撹攪 涜瀆 溌潑 蛎蠣 倶俱 屡屢 并幷 屏屛 躯軀 鈎鉤 厩廐廏 廠厰 蒋蔣 茘荔
`

/** Forms of family names, given names and places. */
const FORMS_IN_NAMES = `
  高髙 崎﨑嵜 吉𠮷 辺邊邉 斉齊斎齋 浜濱濵 桑桒 柳栁桺 橋槗 館舘 船舩 梅楳 松枩 秋穐龝 淵渕渊 芦蘆
  土圡 兎兔 昇曻 熙煕熈凞 曹曺 昂昻 皐皋 瑠璢 珍珎 留畄 侯矦 旗籏 村邨 鬱欝 京亰 宜冝 函凾 卒卆
  喜㐂 婿壻 哲喆 柏栢 杉杦 栃杤 毘毗 棋棊 迪廸 陰隂 蘇蘓 綿緜 苺莓 輌輛 遁遯 鵝鵞 麟麐 冤寃 崖崕
  悴忰 彝彜 竪豎 筍笋 蟹蠏 韮韭 閉閇 垂埀 構搆 旛旙
`

/**
 * Groups of characters that searches treat as one kanji: the form that a text is folded to, then the others. The forms before the reform
 * are those of the lists of 常用漢字 (Cabinet notice of 2010) and 人名用漢字 (regulation of the Family Register Act, table 2); the forms of names
 * are those of family registers that JIS X 0213 and Unicode encode separately. What NFKC joins is not listed. Names that differ by their
 * kanji, such as 坂本 and 阪本, stay distinct.
 */
export const VARIANT_KANJI: readonly (readonly string[])[] = [
  FORMS_BEFORE_THE_REFORM,
  OTHER_PRINTED_FORMS,
  PRINTED_AND_HANDWRITTEN_FORMS,
  FORMS_IN_NAMES,
].flatMap((forms) =>
  forms
    .trim()
    .split(/\s+/)
    .map((group) => [...group]),
)
