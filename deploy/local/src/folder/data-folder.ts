import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from '../problem.ts'

export interface DataFolder {
  path: string
  postgres: string
  media: string
  logs: string
  secrets: string
  lock: string
}

/** Creates the folder in which everything of a local installation lives; fails with a sentence when it can't be used. */
export function openDataFolder(path: string): DataFolder {
  const folder: DataFolder = {
    path,
    postgres: join(path, 'postgres'),
    media: join(path, 'media'),
    logs: join(path, 'logs'),
    secrets: join(path, 'secrets.json'),
    lock: join(path, 'running.json'),
  }
  try {
    mkdirSync(path, { recursive: true })
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    mkdirSync(folder.media, { recursive: true })
    mkdirSync(folder.logs, { recursive: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Problem(
      `The data folder ${path} cannot be written (${code}). Choose another one: DATA_DIR=/some/other/path npm start`,
    )
  }
  return folder
}
