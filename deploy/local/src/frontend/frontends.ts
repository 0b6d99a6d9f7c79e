import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Frontend {
  /** The name for people. */
  name: string
  folder: string
  dist: string
}

export const memberApp = frontend('member app', 'member-app')
export const adminConsole = frontend('admin console', 'admin-console')

function frontend(name: string, folderName: string): Frontend {
  const folder = fileURLToPath(new URL(`../../../../frontends/${folderName}`, import.meta.url))
  return { name, folder, dist: join(folder, 'dist') }
}
