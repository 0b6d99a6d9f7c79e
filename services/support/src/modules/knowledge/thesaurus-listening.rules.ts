/** Words for sounds, players, diagnoses, records and screens: see `thesaurus.rules.ts`. */
export const listeningConceptPatterns: Readonly<
  Record<string, readonly [japanese: RegExp, english: RegExp]>
> = {
  noSound: [
    /音.{0,3}(?:出|で)ない|音でな|聞こえ|聴こえ|きこえ|無音|音がしない|しーん|シーン|なにも聞こえ|何も聞こえ|鳴らな|無音/,
    /\b(?:no sound|hear nothing|cannot hear|can'?t hear|silent|mute\w*|without sound|quiet)\b|\b(?:nothing (?:comes out|plays)|no audio|can.?t hear)/,
  ],
  soundStops: [
    /(?:再生|音).{0,6}(?:止ま|途切|切れ)|勝手に止|プツ|ぶつぶつ|途切れ|止まっちゃ/,
    /\b(?:stops?|cuts out|interrupt\w*|pauses?)\b.{0,12}(?:by itself|sound|music|play\w*)?|\b(?:cuts? off|stutter\w*|choppy|breaks? up|buffer\w*)/,
  ],
  sleepTimer: [
    /タイマー|たいまー|寝落ち|自動で(?:止|切)|勝手に切れるように|オフタイマー|寝ちゃ|寝てしま|流れっぱなし|つけっぱなし|朝まで|勝手に切/,
    /\b(?:timer|fall asleep|switch itself off|turn (?:it )?off (?:automatically|by itself)|sleep)\b|\b(?:all night|fall(?:s|ing)? asleep|dozes? off|shut (?:it )?off)/,
  ],
  repeat: [
    /ループ|繰り返|リピート|くりかえ|何度も|ずっと(?:同じ|流|鳴)|ループ/,
    /\b(?:loop\w*|repeat\w*|over and over|again and again)\b|\b(?:keep(?:s)? (?:starting|playing|going)|start(?:s|ing)? (?:over|again)|same (?:one|track|song|sound))/,
  ],
  lockedScreen: [
    /ロック|画面.{0,4}(?:消|切|オフ|暗)|バックグラウンド|ほかのアプリ|他のアプリ|伏せて|画面(?:を)?(?:消|閉|オフ)|スリープ/,
    /\b(?:lock\w*|screen (?:is )?off|background|other apps?)\b|\b(?:screen (?:off|dark|goes)|sleep mode|pocket)/,
  ],
  headphones: [
    /イヤホン|ヘッドホン|スピーカー|ブルートゥース|bluetooth|耳に|スピーカ/,
    /\b(?:headphones?|earphones?|earbuds|speakers?|bluetooth)\b|\b(?:loud enough|speaker|ear ?phones?|ear ?buds)/,
  ],
  download: [
    /ダウンロード|保存|オフライン|電波|圏外|飛行機|機内|電車の中|ネットがな/,
    /\b(?:download\w*|offline|save (?:the )?(?:sound|music|song)s?|no signal|without internet)\b|\b(?:flight|plane|no (?:internet|wifi|wi-fi|data)|subway)/,
  ],
  offline: [
    /オフライン|電波|圏外|通信が?切|機内|飛行機|ネットがな|地下/,
    /\b(?:offline|no signal|no internet|lost connection|airplane)\b|\b(?:flight|plane|no (?:wifi|wi-fi|data)|subway)/,
  ],
  record: [
    /記録|反映|分数|0分|聴いたのに|カウント|履歴に|グラフに出|反映|残らな|残って(?:い)?な|増えな|カウント/,
    /\b(?:record\w*|minutes|count\w*|not there|missing|did ?n.?t count|listened)\b|\b(?:not counted|doesn.?t show|did ?n.?t save|shows? (?:zero|nothing))/,
  ],
  usage: [
    /利用状況|グラフ|ランク|今月|先月|どれくらい聴/,
    /\b(?:usage|chart|rank|statistics|how (?:long|much) (?:i|did i) (?:have )?listen\w*)\b/,
  ],
  streak: [/連続|ストリーク|何日続/, /\b(?:streak|in a row|consecutive)\b/],
  photo: [
    /写真|画像|自撮|セルフィ|撮影|カメラ|撮っ|すっぴん|顔写真|自分の顔/,
    /\b(?:photos?|pictures?|selfies?|images?|camera|shot)\b|\b(?:face pics?|pics?)/,
  ],
  camera: [
    /カメラ|撮影でき|起動し|撮る|真っ黒|真っ暗|映ら|写ら/,
    /\b(?:camera|webcam)\b|\b(?:black screen|no picture)/,
  ],
  badPhoto: [
    /暗い|ぼけ|ぶれ|明るさ|うまく撮|何度撮|顔が(?:認識|検出)|見つからない|認識|眼鏡|めがね|マスク|前髪/,
    /\b(?:dark|blurr\w*|too bright|not (?:recogni\w*|accept\w*)|retake)\b|\b(?:glasses|mask|not (?:found|detected)|no face|rejected)/,
  ],
  seen: [
    /見られ|誰が見|だれが見|誰か|閲覧|覗|のぞ|流出|漏れ|公開|のぞ|知られ|バレ|ばれ|どこまで知/,
    /\b(?:who (?:can|gets?|has|is)|sees?|seen|look(?:s|ed|ing)? at|visible|leak\w*|private|privacy|secure|safe)\b|\b(?:peek\w*|know about me|snoop\w*)/,
  ],
  share: [
    /見てもらい|見せ|公開|共有|送りたい|知らせ|見せ|あげたい|伝えたい/,
    /\b(?:share|publish|show|let my|send .{0,12}results?)\b|\b(?:pass .{0,10} on)/,
  ],
  privatePhoto: [
    /(?:写真|顔|画像|自撮).{0,14}(?:見られ|誰|だれ|保存|安全|流出|漏れ|どこ)|(?:誰|だれ).{0,10}(?:写真|顔|画像)/,
    /(?:photos?|pictures?|selfies?|images?).{0,24}(?:sees?|private|safe|stored|kept|who)|(?:sees?|who).{0,24}(?:photos?|pictures?|selfies?|images?)/,
  ],
  diagnosis: [
    /診断|顔|フェイス|分析|before|after|ビフォー|アフター/,
    /\b(?:diagnos\w*|face|facial|analysis|before|after)\b/,
  ],
  result: [/結果|スコア|数値/, /\b(?:results?|scores?|figures?)\b/],
  mentalCheck: [/メンタル|アンケート|質問票/, /\b(?:mental|questionnaire|survey)\b/],
  stressCheck: [/ストレス/, /\bstress\b/],
  consent: [/同意|データ提供|許可/, /\b(?:consent|agree\w*|permission|data provision)\b/],
  language: [/英語|言語|日本語|中国語/, /\b(?:language|english|japanese|chinese)\b/],
  textSize: [
    /文字|拡大|縮小|大きく|小さく|見えにく|読みにく/,
    /\b(?:letters?|text|font|tiny|bigger|larger|zoom|smaller|small print)\b/,
  ],
  night: [
    /ダーク|夜|暗い画面|まぶし|眩し|暗く|黒い|白すぎ|目が(?:痛|疲)/,
    /\b(?:dark mode|night|too bright)\b|\b(?:dark|blinding|white|black background|eyes)/,
  ],
  browser: [
    /ブラウザ|対応機種|推奨環境|android|iphone|ipad|windows|mac|古い/,
    /\b(?:browser|chrome|safari|firefox|android|iphone|ipad|windows|mac|supported|compatible)\b/,
  ],
  cache: [
    /キャッシュ|表示(?:が|も)?おかし|画面が?(?:真っ白|崩)|固ま|重い|開かない/,
    /\b(?:cache|blank|frozen|freez\w*|white screen|won'?t load|layout|slow)\b/,
  ],
  otherSound: [
    /別の(?:音|曲|サウンド)|違う音|ほかの音/,
    /\b(?:another|different|other) (?:sounds?|song|music)\b/,
  ],
  chooseSound: [
    /選び|おすすめ|どれを聴|どの音|どんな音|決められ|迷/,
    /\b(?:choos\w*|recommend\w*|which sounds?|best sounds?|pick)\b|\b(?:can.?t decide|no idea what|whatever)/,
  ],
  purpose: [
    /目的|美容|睡眠|目覚め|デスクワーク|仕事中|集中|休憩|勉強|瞑想|寝る前/,
    /\b(?:purpose|beauty|wake|desk|work)\b|\b(?:focus|study\w*|meditat\w*|bedtime|break|morning)/,
  ],
  kanade: [/奏|かなで|kanade|音楽/, /\b(?:kanade|music)\b/],
  nature: [
    /自然|川の?音|せせらぎ|波|海|雨|風の?音|鳥|森|虫の声/,
    /\b(?:nature|rain\w*|river|stream|waves?|ocean|sea|wind|forest|birds?)\b/,
  ],
  therapy: [/サウンドセラピー|セラピー/, /\b(?:sound therapy|therapy)\b/],
  installApp: [/アプリ(?:版|は|を)|ホーム画面|インストール/, /\b(?:app|install|home screen)\b/],
  past: [
    /過去|前(?:に|の|回)|以前|昔|これまで|履歴|この(?:あいだ|間|前)/,
    /\b(?:past|previous\w*|old|older|earlier|last time|before|history|again)\b/,
  ],
  goOn: [
    /続き|途中(?:から|で)|再開|中断|閉じ(?:て|ちゃ)/,
    /\b(?:left off|resume\w*|where i (?:stopped|was)|go on|continue\w*|half-?way|in the middle|interrupted)\b/,
  ],
  amount: [
    /何分|どれ(?:くらい|ぐらい)|どの(?:くらい|ぐらい)|一日|1日|何時間/,
    /\b(?:how (?:long|many|often)|minutes|hours|a day|per day)\b/,
  ],
  advised: [
    /(?:聴|聞|き)(?:く|け)(?:もの|もん|べき|ば|のがいい|といい)|聴きすぎ|ちょうどいい/,
    /\b(?:should i|supposed to|best time|too (?:much|long|often)|recommended)\b/,
  ],
  meaning: [/意味|見方|読み方|高い|低い|数字|点数/, /\b(?:mean\w*|figures?|numbers?|scores?|points?|read)\b/],
  suddenly: [
    /勝手に|急に|突然|いきなり|何度も/,
    /\b(?:suddenly|randomly|by itself|keeps?|all the time|every day)\b/,
  ],
  charts: [/カルテ/, /\b(?:chart|karte)\b/],
  together: [
    /重ね|同時に|一緒に|混ぜ|ミックス/,
    /\b(?:on top of|together|at the same time|mix\w*|combine\w*|add .{0,16}to)\b/,
  ],
  mood: [
    /気分|気持ち|落ち着|むしゃくしゃ|イライラ|いらいら|ほっと|リラックス/,
    /\b(?:mood|feel\w*|wound up|tense|restless|relax\w*|calm|stressed out|upset)\b/,
  ],
  why: [/なぜ|なんで|理由|どうして|仕組み/, /\b(?:why|reason|what made|how come|how does the ai)\b/],
  emotions: [
    /よろこび|かなしみ|いかり|おそれ|喜び|悲しみ|怒り|表情/,
    /\b(?:joy|happiness|sad(?:ness)?|anger|fear|expression)\b/,
  ],
  sample: [
    /サンプル|試聴|聴いてみ|一曲だけ|お試し/,
    /\b(?:sample|preview|taste|hear .{0,16}first|one (?:track|song|sound) first)\b/,
  ],
  rank: [/ランク|ゴールド|シルバー|ブロンズ/, /\b(?:ranks?|gold|silver|bronze|level up)\b/],
  musicians: [
    /演奏|ピアニスト|アーティスト|作曲|曲/,
    /\b(?:musicians?|performers?|artists?|pieces|composers?)\b/,
  ],
  zoomed: [
    /老眼|字が小|文字が(?:小|つら|読)|拡大/,
    /\b(?:squint\w*|tiny|can.?t read|reading glasses|font)\b/,
  ],
  history: [/履歴|一覧|前回|過去の/, /\b(?:history|past|previous|earlier|list of)\b/],
  calendar: [/カレンダー|予定/, /\bcalendar\b/],
}
