/** Words for accounts, plans, payments, deliveries and people who help: see `thesaurus.rules.ts`. */
export const accountConceptPatterns: Readonly<Record<string, readonly [japanese: RegExp, english: RegExp]>> =
  {
    cancel: [
      /解約|やめたい|やめる|止めたい|退会|サブスク.?(?:やめ|止)/,
      /\b(?:cancel\w*|unsubscrib\w*|quit|terminate|stop (?:paying|my|the) (?:plan|subscription)?)/,
    ],
    undo: [
      /取り消|取消|撤回|元に戻|やっぱり|なかったこと|押しちゃった|間違えて押|取りやめ/,
      /\b(?:undo|take back|revert|changed my mind|reverse|keep (?:it|my plan))|\b(?:never ?mind|by mistake|accident\w*|undone)/,
    ],
    deleteAccount: [
      /(?:会員|アカウント|登録).{0,4}(?:消|削除)|退会|退会|やめます|縁を切/,
      /\b(?:delete|remove|erase|close|get rid of)\b.{0,12}\baccounts?\b|\b(?:want out|wipe everything|close my|leave (?:for good|hibiki)|quit hibiki)/,
    ],
    deletion: [
      /消し|消去|削除|消す|消える|消えた|捨て|残(?:して|し)?(?:お)?(?:いて|き)?(?:ほしく|たく)な|消せ|なくしたい/,
      /\b(?:delet\w*|remov\w*|eras\w*|get rid|wipe|take .{0,24}\boff\b)|\b(?:clear|scrub|forget)/,
    ],
    change: [
      /変更|変え|かえ(?:たい|る|て)|切り替|直せ|直す|更新し|アップグレード|ダウングレード|あげたら|上げた|下げ|別の|ほかのに|移したい/,
      /\b(?:chang\w*|switch\w*|upgrad\w*|downgrad\w*|going from|move up|update|edit|replac\w*|new one)|\b(?:different|another|move (?:it )?to)/,
    ],
    plan: [
      /プラン|サブスク|契約|ライト|スタンダード|プレミアム/,
      /\b(?:plans?|subscription|contract|light|standard|premium)\b/,
    ],
    changePlan: [
      /(?:プラン|ライト|スタンダード|プレミアム).{0,14}(?:変更|変え|かえ|切り替|アップ|あげ|上げ|下げ|移)/,
      /\b(?:change|switch|upgrad\w*|downgrad\w*|going from|move)\b.{0,24}\b(?:plan|light|standard|premium)\b/,
    ],
    difference: [
      /違い|ちがい|比べ|比較|どれがいい|どう違|ちが[うえっ]|違う|差/,
      /\b(?:differen\w*|compare\w*|versus|vs|which plan)\b|\b(?:which one|better)/,
    ],
    price: [/料金|値段|金額|いくら|価格|費用/, /\b(?:price|cost|how much|fee|expensive)\b/],
    charge: [
      /請求|引き落と|落ちる|支払|課金|決済|二重|日割り|落ち(?:る|ま|た|日)|取られ|お金.{0,3}(?:取|払)|払[いうえおっ]/,
      /\b(?:charg\w*|bill\w*|pay\w*|take the money|twice|prorat\w*|debit\w*)\b|\b(?:money|couldn.?t take|direct debit)/,
    ],
    nextPayment: [
      /次回|次の(?:支払|請求|引)|いつ(?:落ち|引き|請求|支払)|引き落とし日|支払日/,
      /\b(?:next (?:payment|bill|charge)|when (?:will|do|am) .{0,12}(?:charg|pay|money|bill)\w*|take the money)/,
    ],
    card: [
      /カード|クレカ|クレジット|visa|jcb|マスター|アメックス|ダイナース/,
      /\b(?:cards?|visa|mastercard|amex|jcb|diners|discover)\b/,
    ],
    expire: [/期限|有効期限|切れ/, /\b(?:expir\w*|runs? out|run out)\b/],
    payMethod: [
      /口座|振替|振込|コンビニ|paypay|ペイペイ|現金|電子マネー|支払い?方法|楽天|使えるカード/,
      /\b(?:paypal|bank|transfer|apple pay|google pay|cash|konbini|convenience store|payment methods?|accept\w*)\b/,
    ],
    refuse: [
      /拒否|断られ|通らない|使えない|失敗|エラー|弾かれ|弾|通りません|通らず|受け付け/,
      /\b(?:declin\w*|refus\w*|reject\w*|fail\w*|error|doesn'?t go through|not accepted)\b|\b(?:bounced|won.?t take|not going through)/,
    ],
    receipt: [
      /領収|明細|履歴|インボイス|請求書|証明|経費|控え|レシート/,
      /\b(?:receipts?|invoices?|statement|history)\b|\b(?:proof of|expenses?)/,
    ],
    rental: [
      /レンタル|借り|貸し|貸出|機器|機械|dr\.?\s?ai|本体|デバイス|フェイスリズム/,
      /\b(?:rent\w*|lend|lent|borrow\w*|hire|gadgets?|equipment|device|machine|dr\.?\s?ai|face[- ]rhythm|massager)\b/,
    ],
    giveBack: [
      /返却|返す|返し|送り返|返送|送れば|箱に(?:入|詰)|着払い|戻したい/,
      /\b(?:return\w*|(?:send|give|ship|mail|bring)\b.{0,20}\bback)\b|\b(?:send .{0,16}to you|pick it up)/,
    ],
    delivery: [
      /届|配送|発送|配達|来ない|着か|送られ|到着|いつ来|送って|来て(?:な|い)|物が来|荷物|宅配|追跡/,
      /\b(?:deliver\w*|arriv\w*|ship\w*|come|parcel|package|waiting for)\b|\b(?:supposed to (?:be here|arrive)|on its way|track\w*|where is (?:my|the|it))/,
    ],
    address: [
      /住所|お?届け先|送り先|引越|引っ越|配送先|実家|アパート|マンション|新居|自宅|転居/,
      /\b(?:address|moved|ship somewhere|move house|new home)\b|\b(?:apartment|flat|street|different place|my parents)/,
    ],
    broken: [
      /壊れ|故障|動かない|不具合|電源|調子|うんともすんとも|充電|つかない|反応しな|動作しな/,
      /\b(?:broken|broke|fault\w*|defect\w*|won'?t turn on|does ?n.?t work|stopped working)\b|\b(?:dead|won.?t (?:start|charge|turn)|no power|not working)/,
    ],
    login: [
      /ログイン|サインイン|入れない|ログアウト|入れなく|入れません|はじかれ/,
      /\b(?:log ?in|sign ?in|log ?out|logged|signed (?:in|out)|get in|kicked o\w+)\b|\b(?:let me in|get back in|throws? me out|boots? me|kicks? me|locked out)/,
    ],
    password: [/パスワード|ぱすわーど|pw|暗証/, /\b(?:password|passcode|pw)\b/],
    forgot: [
      /忘れ|わすれ|思い出せ|わからなくな|思い出/,
      /\b(?:forgot\w*|forget|lost|remember|reset)\b|\b(?:no idea|slipped my mind|blank)/,
    ],
    twoDevices: [
      /別の(?:端末|スマホ|機種)|重複|2台|二台|同時|パソコンで.{0,8}(?:ログアウト|切)/,
      /\b(?:another|two|second|both|other) (?:device|phone|computer)s?|kicked o\w+|ipad and|same time\b/,
    ],
    email: [/メール|アドレス|mail/, /\b(?:e-?mails?|mails?|inbox)\b/],
    confirmMail: [
      /(?:確認|登録)?メール.{0,8}(?:届か|来な|こな|来て|届いて)|メールが(?:届|来)|リンク.{0,6}(?:来|届)|認証メール/,
      /\b(?:never got|not (?:get|receiv|arriv)\w*|did ?n.?t (?:get|receive|arrive)|confirmation|sign ?up) ?.{0,14}(?:e-?mail|mail)\b|\b(?:nothing in my inbox|no e-?mail|never arrived)/,
    ],
    newsMail: [
      /配信停止|メール.{0,6}(?:止め|いらない|不要)|お知らせメール|広告|お知らせ.{0,8}(?:うっとうし|うるさ|多|減ら|止め|いらな|邪魔)|しょっちゅう届|メール.{0,6}(?:多|うるさ|邪魔)/,
      /\b(?:stop (?:the |sending )?(?:e-?)?mails?|newsletters?|spam|unsubscribe)\b|\b(?:too many (?:e-?)?mails|emails? (?:every|all the)|stop .{0,12}mail\w*)/,
    ],
    register: [
      /登録|会員になる|新規|はじめ|始め方|入会|会員に|アカウント(?:を)?(?:作|つく)/,
      /\b(?:register|registration|sign ?up|join|get started|create an? account)\b|\b(?:new here|make an account|get an account|join)/,
    ],
    code: [/コード|番号|クーポン|特典|キャンペーン/, /\b(?:codes?|coupons?|promo\w*|voucher|bonus|number)\b/],
    bonus: [
      /特典|クーポン|プロモ|キャンペーン|割引/,
      /\b(?:promo\w*|coupons?|voucher|bonus|discount|gift)\b/,
    ],
    agency: [
      /サロン|代理店|担当|お店|店舗|エステティシャン|エステサロン/,
      /\b(?:salon|agency|esthetician|beautician|person in charge|my therapist|shop|staff)\b/,
    ],
    agencyCode: [
      /(?:代理店|サロン|担当).{0,10}(?:コード|番号|12桁)|12桁/,
      /\b(?:agency|salon) (?:code|number)|12[- ]digit\b/,
    ],
    myData: [
      /個人情報|データ.{0,6}(?:ダウンロード|開示|もら|コピー)|開示|(?:私|自分)の(?:データ|情報)|全部(?:見|ほし|もら)/,
      /\b(?:my data|personal (?:data|information)|copy of)\b|\b(?:(?:stored|have|know|keep) about me|all my (?:info\w*|data)|my records)/,
    ],
    easyLogin: [/簡単ログイン|かんたんログイン|qr/, /\b(?:easy login|qr|link login)\b/],
    twoFactor: [
      /二段階|二要素|2段階|認証アプリ|認証コード|乗っ取|不正(?:ログイン|アクセス)|ログイン.{0,8}(?:安全|番号)|入るとき.{0,8}番号/,
      /\b(?:two[- ]factor|2fa|authenticator|verification code)\b|\b(?:hack\w*|extra (?:code|security)|safer login)/,
    ],
    support: [
      /問い合わせ|問合せ|電話|連絡|サポート|オペレータ|人と話|相談(?:したい|でき)|誰か(?:に|と)|窓口|担当者と/,
      /\b(?:contact|support|talk to (?:a|some)\w*|human|phone number|call you|help desk)\b|\b(?:real person|speak to|call (?:some|you)|reach (?:you|some))/,
    ],
    free: [
      /無料|ただで|タダ|お試し|試し|お金(?:を)?(?:払わ|かけ)|払わ(?:ない|ず)|無料分/,
      /\b(?:free|trial|try|without (?:paying|money)|no money|not pay\w*)\b|\b(?:cost(?:s)? nothing|for nothing|no cost|free of)/,
    ],
    paid: [
      /有料|課金プラン|申し込み|申込|入り方|プレミアムに/,
      /\b(?:paid|subscrib\w*|premium|upgrade to|become|buy|purchase|order)\b/,
    ],
    withoutAccount: [
      /登録(?:し|せ|なし|前|不要)|ログイン(?:し|せ|なし)|会員じゃな/,
      /\b(?:without|before) (?:an? )?(?:regist\w*|sign\w*|log\w*|account)/,
    ],
    business: [
      /法人|施設|店内|店舗|店で|待合|院内|整骨院|ホテル|旅館|従業員|社員|職場で流|会社で(?:使|導入|契約)|オフィス/,
      /\b(?:business\w*|commercial\w*|compan(?:y|ies)|employees|hotels?|lobby|waiting room|our (?:shop|store|office|rooms|clinic|gym)|corporate)\b/,
    ],
    group: [
      /家族|お客様の分|まとめて|代わりに(?:買|購入)|ほかの人の/,
      /\b(?:for (?:someone|somebody|my customer|others)|gift|family|on behalf)\b/,
    ],
    unpaid: [
      /未払|(?:支払|決済|引き落と)\S{0,4}(?:でき|確認|失敗|エラー)|e2001/,
      /\b(?:unpaid|could not be confirmed|overdue|payment\b.{0,16}\b(?:fail\w*|did ?n.?t|error|problem|declin\w*|bounced))/,
    ],
    twice: [/二重|2重|二回|2回|ダブ|ダブル|二度/, /\b(?:twice|double|two times|duplicate)\b|\b(?:double)/],
    company: [
      /会社|法人|企業|店で|施設|職場|オフィス|上司|整骨院|待合室|病院で流|サロンで流|カフェ|ホテルで|スタッフ全員/,
      /\b(?:company|business|corporate|office|boss|employer|shop|work place|workplace)\b|\b(?:waiting room|clinic|our (?:staff|customers|cafe|hotel)|team)/,
    ],
    cardIdentity: [
      /sms|ワンタイム|本人認証|認証画面|3d|セキュア/,
      /\b(?:3-?d secure|one-?time|sms|verif\w*|identity check|bank app)\b/,
    ],
    buying: [
      /購入|買[いうえっ]|注文|申込|申し込/,
      /\b(?:buy\w*|bought|purchas\w*|checkout|order\w*|go through|went through)\b/,
    ],
    lostDevice: [
      /なくし|無くし|落とし|盗まれ|紛失|知らない端末/,
      /\b(?:lost my|stolen|left my|someone (?:else )?(?:is|may|can|could)? ?(?:be )?us(?:e|ing))\b/,
    ],
    approval: [/承認|審査|申請/, /\b(?:approv\w*|application|applied|pending|request to)\b/],
  }
