import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provisionSchema } from '@hibiki/database'
import { startPostgres } from '@hibiki/embedded-postgres'
import { createInProcessTransport } from '@hibiki/messaging'
import { startService } from '@hibiki/service'
import { support } from '@hibiki/support'
import { retrieveArticles } from '@hibiki/support/retrieve'
import { pino } from 'pino'
import type { Measurement } from '../measurement-table.ts'

interface Question {
  /** The search is tuned on `tune` only. */
  set: 'tune' | 'held'
  language: string
  kind: 'answerable' | 'off-topic' | 'medical'
  question: string
  article?: string
}

interface Outcome extends Question {
  first: boolean
  amongThree: boolean
  refused: boolean
}

const PASSWORD = 'of-the-bench-only-0123456789'

/**
 * Measures how well the advisor's retrieval finds articles and rejects what it must not answer, on its own questions and on held-out ones.
 */
export async function measureAdvisorRetrieval(): Promise<Measurement[]> {
  const file = new URL('../support-questions.json', import.meta.url)
  const questions: Question[] = JSON.parse(await readFile(file, 'utf8'))
  await using stack = new AsyncDisposableStack()
  const service = await startSupport(stack)
  const outcomes: Outcome[] = []
  for (const question of questions) {
    const { articles, refused } = await retrieveArticles(service.context.db, {
      text: question.question,
      language: question.language,
    })
    const ids = articles.map(({ id }) => id)
    outcomes.push({
      ...question,
      first: ids[0] === question.article,
      refused: refused !== null,
      amongThree: ids.slice(0, 3).includes(question.article ?? ''),
    })
  }
  return (['tune', 'held'] as const).flatMap((set) =>
    toMeasurements(
      set,
      outcomes.filter((outcome) => outcome.set === set),
    ),
  )
}

function toMeasurements(set: string, outcomes: readonly Outcome[]): Measurement[] {
  const answerable = outcomes.filter(({ kind }) => kind === 'answerable')
  const refusable = outcomes.filter(({ kind }) => kind !== 'answerable')
  for (const { kind, question, article = 'refusal', first, refused } of outcomes)
    if (kind === 'answerable' ? !first : !refused)
      process.stdout.write(`  ${set}: not as expected (${article}): ${question}\n`)
  const share = (
    name: string,
    of: readonly Outcome[],
    is: (outcome: Outcome) => boolean,
    target: number,
  ) => ({
    name: `${set}: ${name} (${of.length} questions)`,
    unit: '',
    value: of.filter(is).length / of.length,
    reference: 1,
    target,
    better: 'higher' as const,
  })
  return [
    share('right article first', answerable, ({ first }) => first, 0.8),
    share('right article among three', answerable, ({ amongThree }) => amongThree, 0.95),
    share('off-topic and medical refused', refusable, ({ refused }) => refused, 0.95),
    share('answerable not refused', answerable, ({ refused }) => !refused, 0.9),
  ]
}

async function startSupport(stack: AsyncDisposableStack) {
  const folder = await mkdtemp(join(tmpdir(), 'hibiki-bench-'))
  // Postgres runs as another user when the bench runs as root.
  await chmod(folder, 0o755)
  stack.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startPostgres({
    clusterFolder: join(folder, 'postgres'),
    workFolder: folder,
    logFile: join(folder, 'postgres.log'),
    password: PASSWORD,
  })
  stack.defer(() => postgres.stop())
  const { adminUrl } = postgres
  await provisionSchema({ adminUrl, schema: 'support', role: 'support', password: PASSWORD })
  const url = new URL(adminUrl)
  url.username = 'support'
  url.password = PASSWORD
  const log = pino({ level: 'silent' })
  const settings = {
    PORT: 0,
    DATABASE_URL: url.href,
    IDENTITY_URL: 'http://127.0.0.1:9',
    SECURE_COOKIES: false,
    INTERNAL_KEYS: PASSWORD.repeat(2),
    PICTURE_FOLDER: join(folder, 'pictures'),
    CHAT_FILE_KEY: PASSWORD.repeat(2),
  }
  const service = await startService(support, { settings, transport: createInProcessTransport({ log }), log })
  stack.defer(() => service.close())
  return service
}
