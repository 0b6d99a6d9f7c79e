import { describe, expect, it } from 'vitest'
import { findRefusedTopic, isAnswerPending, MAX_PENDING_MS } from './answer.rules.ts'

describe('findRefusedTopic', () => {
  it.each([
    ['もう死にたいです', 'help-lines'],
    ['消えてしまいたい', 'help-lines'],
    ['急に胸が苦しくなりました', 'help-lines'],
    ['I want to kill myself', 'help-lines'],
    ['I have chest pain after listening', 'help-lines'],
    ['my chest feels tight', 'help-lines'],
    ['いなくなってしまいたい', 'help-lines'],
    ['I want to end it all', 'help-lines'],
    ['我不想活了', 'help-lines'],
    ['活著好累，想結束生命', 'help-lines'],
    ['有時候會想自殘', 'help-lines'],
    ['老公又打我', 'help-lines'],
    ['突然胸口很闷', 'help-lines'],
    ['喘不過氣', 'help-lines'],
    ['人生沒有意義了', 'help-lines'],
    ['真想從這世界消失', 'help-lines'],
    ['如果我不在了，大家会更好', 'help-lines'],
    ['拿刀割自己', 'help-lines'],
    ['嘴巴突然歪了', 'help-lines'],
    ['吐了好多血', 'help-lines'],
    ['我吞了一整瓶安眠药', 'help-lines'],
    ['一只手突然发麻，说话不清', 'help-lines'],
    ['頭痛が治りますか', 'medical'],
    ['does it help with a frozen shoulder', 'medical'],
    ['五十肩に効きますか', 'medical'],
    ['血圧の薬を飲んでいますが使えますか', 'medical'],
    ['妊娠中でも使えますか', 'medical'],
    ['うつ病に効果はありますか', 'medical'],
    ['Does it cure insomnia?', 'medical'],
    ['can I use it with a pacemaker', 'medical'],
    ['头疼能听好吗', 'medical'],
    ['對五十肩有幫助嗎', 'medical'],
    ['我有重聽，可以用嗎', 'medical'],
    ['正在吃血壓藥，可以聽嗎', 'medical'],
    ['怀孕了还能用吗', 'medical'],
    ['憂鬱症可以用嗎', 'medical'],
    ['听这个对睡眠有用吗', 'medical'],
    ['裝了心律調節器', 'medical'],
    ['听了以后不舒服', 'medical'],
    ['要不要去看醫生', 'medical'],
    ['Ｗｉｌｌ　ｉｔ　ｈｅａｌ　ｍｙ　ｂａｃｋ　ｐａｉｎ', 'medical'],
  ])('refuses %s as %s', (text, topic) => {
    expect(findRefusedTopic(text)).toBe(topic)
  })

  it.each([
    ['解約したいです'],
    ['施術後のカルテを読みたい'],
    ['my salon gave me a 12 digit number'],
    ['will it work with bluetooth speakers'],
    ['顔診断の結果を担当者に見せたくない'],
    ['メディカルサウンドとは何ですか'],
    ['サウンドセラピーのコースを教えて'],
    ['契約を終わりにしたい'],
    ['How do I publish a face diagnosis?'],
    ['how do i show my result to my therapist'],
    ['The sound stops when the screen turns off'],
    ['怎么结束我在其他设备的登录'],
    ['脸部诊断的结果怎么看'],
    ['声音疗愈怎么选课程'],
    ['聲音療癒有哪些課程'],
    ['这个方案不适合我，想换一个'],
    ['用蓝牙音箱可以吗'],
    ['优惠码对租赁有用吗'],
    ['播放一直被打斷'],
    ['機器有毛病'],
    ['从顶部菜单跳转到哪里'],
    ['如果我不在家能收快递吗'],
    ['记录消失了'],
    ['手機當機卡得要死了'],
    ['想從頭重新開始分析'],
    ['想看護理卡'],
    ['想自己看護理的紀錄'],
    ['重新整理頁面後要重聽嗎'],
  ])('finds no refused topic in %s', (text) => {
    expect(findRefusedTopic(text)).toBeNull()
  })
})

it('treats an answer as pending for 30 seconds', () => {
  const since = new Date('2026-11-21T00:00:00Z')
  const after = (ms: number) => new Date(since.getTime() + ms)
  expect(isAnswerPending(since, after(MAX_PENDING_MS - 1))).toBe(true)
  expect(isAnswerPending(since, after(MAX_PENDING_MS))).toBe(false)
  expect(isAnswerPending(null, since)).toBe(false)
})
