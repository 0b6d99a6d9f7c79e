import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** This variable names the folder that the workers of a run copy. */
const FIRST_FOLDER = 'HIBIKI_RUN_DATA_FOLDER'

export const TEST_START_OPTIONS = {
  demoSounds: 'small',
  demoCharts: false,
  rateLimit: false,
  asBuilt: true,
} as const

/**
 * Creates once what every product of a run would create: the database with its tables, the demo people, plans and few sounds. It runs in a
 * process of its own, because services do not support the module loader of a test runner's setup. After a failure the folder is removed
 * here, since nobody calls the teardown of a failed setup.
 */
export async function createTemplateFolder(
  demoSounds: 'small' | 'esthe' = TEST_START_OPTIONS.demoSounds,
  program = new URL('fill-test-folder.ts', import.meta.url),
): Promise<void> {
  const folder = await newFolder()
  process.env[FIRST_FOLDER] = folder
  try {
    await run(process.execPath, [fileURLToPath(program), folder, demoSounds])
  } catch (error) {
    await removeTemplateFolder()
    throw error
  }
}

export async function removeTemplateFolder(): Promise<void> {
  const first = process.env[FIRST_FOLDER]
  if (first === undefined) return
  delete process.env[FIRST_FOLDER]
  // A database server that was just killed may still be writing.
  await rm(first, { recursive: true, force: true, maxRetries: 5 })
}

/** Copies the template to a new data folder, as it was after the first start. */
export async function copyTemplateFolder(): Promise<string> {
  const folder = await newFolder()
  const first = process.env[FIRST_FOLDER]
  // Node's own copying loses file owners, and the database server reads only its own files.
  if (first) await run('cp', ['-a', `${first}/.`, folder])
  return folder
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hibiki-e2e-'))
  // Run as root, the database server is another user, who must be able to enter.
  await chmod(folder, 0o755)
  return folder
}
