import { describe, expect, it } from 'vitest'
import { consoleTexts as enConsole } from './en/console.ts'
import { framework as enFramework } from './en/framework.ts'
import { resources as enResources } from './en/resources.ts'
import { consoleTexts as jaConsole } from './ja/console.ts'
import { framework as jaFramework } from './ja/framework.ts'
import { resources as jaResources } from './ja/resources.ts'

const textsOf = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : textsOf(value, `${path}${key}.`),
  )
const placeholders = (text: string) => [...new Set(text.match(/%\{\w+\}/g))].sort().join()

const ja = textsOf({ ...jaFramework, resources: jaResources, console: jaConsole })
const en = new Map(textsOf({ ...enFramework, resources: enResources, console: enConsole }))

describe('the texts of the console', () => {
  it('say the same things in both languages', () => {
    expect(ja.map(([key]) => key).sort()).toEqual([...en.keys()].sort())
  })

  it('leave nothing untranslated in Japanese', () => {
    const untranslated = ja.filter(([, text]) =>
      /[a-z]{4,}/i.test(text.replace(/%\{\w+\}|Hibiki|smart|Before|After/g, '')),
    )
    expect(untranslated).toEqual([])
  })

  it('fill only placeholders that the Japanese text knows, too', () => {
    const differing = ja
      .filter(([key]) => key.startsWith('console.'))
      .filter(([key, text]) => placeholders(text) !== placeholders(en.get(key) ?? ''))
    expect(differing).toEqual([])
  })

  it('use the exact words of D1§8 and D3§8', () => {
    const { applications, ended } = jaConsole
    expect(ended.refused).toBe('認証に失敗したのでログアウトしました。再度ログインしてください。')
    expect([
      applications.approved,
      applications.rejected,
      applications.deleted,
      applications.deleteFailed,
    ]).toEqual(['承認しました。', '却下しました。', '情報を削除しました。', '削除に失敗しました。%{reason}'])
  })
})
