interface Text {
  ja: string
  en: string
}

/** What the pairs of D-094 are called where a play is shown again. */
const names: Readonly<Record<string, Text>> = {
  '01/01': { ja: 'AIエステ（おまかせ）', en: 'AI esthe, random' },
  '01/02': { ja: 'AIエステ（気分から選ぶ）', en: 'AI esthe, by feeling' },
  '01/03': { ja: 'AIエステ（顔診断）', en: 'AI esthe, face diagnosis' },
  '02/01': { ja: 'メディカルサウンド（おまかせ）', en: 'Medical sound, random' },
  '02/02': { ja: 'メディカルサウンド（自然の音）', en: 'Medical sound, sounds of nature' },
  '02/04': { ja: 'メディカルサウンド（目的から選ぶ）', en: 'Medical sound, by purpose' },
  '03/03': { ja: '奏', en: 'Kanade' },
  '04/05': { ja: 'サウンドセラピー', en: 'Sound therapy' },
  '00/01': { ja: '法人向け体験再生', en: 'Enterprise trial' },
  '00/90': { ja: '法人向けルーム再生', en: 'Enterprise room' },
}

export function planName(dmvTypeCode: string, planCode: string): Text {
  return names[`${dmvTypeCode}/${planCode}`] ?? { ja: '', en: '' }
}
