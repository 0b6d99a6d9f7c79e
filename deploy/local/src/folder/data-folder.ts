import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UserFacingError } from '../user-facing-error.ts'

export interface DataFolder {
  path: string
  postgres: string
  media: string
  /** Photos of faces, encrypted. */
  faces: string
  /** Photos of charts, encrypted. */
  chartPhotos: string
  /** Pictures of inquiries. */
  pictures: string
  logs: string
  secrets: string
  /** The file that stores how far the clock of contracts was moved. */
  clock: string
  lock: string
}

/** Creates the folder in which everything of a local installation lives; fails with a sentence when it can't be used. */
export function openDataFolder(path: string): DataFolder {
  const folder: DataFolder = {
    path,
    postgres: join(path, 'postgres'),
    media: join(path, 'media'),
    faces: join(path, 'faces'),
    chartPhotos: join(path, 'chart-photos'),
    pictures: join(path, 'pictures'),
    logs: join(path, 'logs'),
    secrets: join(path, 'secrets.json'),
    clock: join(path, 'clock.json'),
    lock: join(path, 'running.json'),
  }
  try {
    makeFolder(path)
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
    makeFolder(folder.media)
    makeFolder(folder.faces)
    makeFolder(folder.logs)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new UserFacingError(
      `The data folder ${path} cannot be written (${code}). Choose another one: DATA_DIR=/some/other/path npm start`,
    )
  }
  return folder
}

/** Creates the folders one by one, because the recursive option of mkdir hangs where folders cannot be created, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
