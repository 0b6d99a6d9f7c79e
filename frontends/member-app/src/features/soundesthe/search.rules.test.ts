import { describe, expect, it } from 'vitest'
import { foldSearchText, matchesSearch, toRomaji } from './search.rules.ts'

const waves = {
  title: '由比ヶ浜の波',
  genre: '海',
  place: '神奈川・鎌倉',
  tags: ['水辺', 'リラックス'],
  reading: 'ゆいがはまのなみ かながわ Waves at Yuigahama',
}
const port = {
  title: '黄昏の港',
  genre: '響き',
  place: '長崎・平戸',
  tags: ['夜'],
  reading: 'たそがれのみなと ながさき Port at dusk',
}
const breath = {
  title: '森の深呼吸',
  genre: '森',
  place: '東京・浅草',
  tags: [],
  reading: 'もりのしんこきゅう とうきょう Deep breath',
}

const bells = {
  title: 'ローズの鐘の音',
  genre: '鐘',
  place: '葛\u{E0100}城・茅ヶ﨑',
  tags: ['渡邉', '𠮷野'],
  reading: 'ろーずのかねのね',
}

describe('the search', () => {
  it.each([
    ['ゆいがはま', waves],
    ['ユイガハマ', waves],
    ['yuigahama', waves],
    ['Yuigahama no nami', waves],
    ['由比', waves],
    ['kanagawa', waves],
    ['鎌倉', waves],
    ['りらっくす', waves],
    ['リラ 海', waves],
    ['tasogare', port],
    ['NAGASAKI', port],
    ['shinkokyuu', breath],
    ['sinkokyu', breath],
    ['Tokyo', breath],
    ['toukyou', breath],
    ['', breath],
    ['葛城', bells],
    ['葛\u{E0101}城', bells],
    ['ろーず', bells],
    ['ﾛｰｽﾞ', bells],
    ['ロ−ズ', bells],
    ['渡辺', bells],
    ['渡邊', bells],
    ['吉野', bells],
    ['茅ケ崎', bells],
    ['鐘の\u200B音', bells],
  ])('finds a sound by %j', (question, sound) => expect(matchesSearch(sound, question)).toBe(true))

  it.each(['ゆいがはま 夜', 'osaka', 'x', 'みなみ'])('does not find the waves by %j', (question) => {
    expect(matchesSearch(waves, question)).toBe(false)
  })

  it.each([
    ['きゃく', 'kyaku'],
    ['しゃしん', 'shashin'],
    ['ちゅうしん', 'chuushin'],
    ['ざっし', 'zasshi'],
    ['いっぱい', 'ippai'],
    ['まっちゃ', 'matcha'],
    ['じゅうごふん', 'juugofun'],
  ])('converts %s to %s', (kana, romaji) => expect(toRomaji(kana)).toBe(romaji))

  it('ignores width, case and katakana', () => {
    expect(foldSearchText('ＡＢ　カナ・かな')).toBe('abかなかな')
  })
})
