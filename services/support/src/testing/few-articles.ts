import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ArticleDigests, readArticleFiles } from '../modules/knowledge/read-article-files.ts'

const knowledge = fileURLToPath(new URL('../../knowledge/', import.meta.url))
const ids = ['cancel-plan', 'change-plan', 'no-sound']

/** Reads three articles in all languages, for tests that do not search; dividing all articles into lexemes takes a second or two. */
export async function readFewArticles(
  options: { known?: ArticleDigests } = {},
): ReturnType<typeof readArticleFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'hibiki-articles-'))
  try {
    const names = ids.flatMap((id) => ['ja', 'en', 'cn', 'tw'].map((language) => `${id}.${language}.md`))
    await Promise.all(names.map((name) => cp(join(knowledge, name), join(folder, name))))
    return await readArticleFiles({ ...options, folder })
  } finally {
    await rm(folder, { recursive: true })
  }
}
