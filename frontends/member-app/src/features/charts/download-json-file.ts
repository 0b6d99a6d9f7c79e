import { saveFile } from '../../lib/save-file.ts'

/** Lets the browser save a text as a file. */
export function downloadJsonFile(name: string, content: string): void {
  // A template's name may contain characters that a file name must not.
  saveFile(new Blob([content], { type: 'application/json' }), name.replace(/[\\/:*?"<>|]/g, '_'))
}
