import { closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createLineWriter } from '@hibiki/http'
import { type Logger, pino } from 'pino'

const ROTATE_ABOVE_BYTES = 50 * 1024 * 1024

interface OpenLog {
  log: Logger
  close(): void
}

/**
 * Opens the JSON log of all services: one file of the data folder, so that the terminal stays readable, or stdout.
 *
 * @param options.onError called when lines cannot be written; the product continues without them
 */
export function openLog({
  to,
  onError,
  folder,
}: {
  to: 'file' | 'stdout'
  folder: string
  onError(sentence: string): void
}): OpenLog {
  const isFile = to === 'file'
  const file = join(folder, 'hibiki.log')
  if (isFile && existsSync(file) && statSync(file).size > ROTATE_ABOVE_BYTES) renameSync(file, `${file}.1`)
  const descriptor = isFile ? openSync(file, 'a') : process.stdout.fd
  const { write, close } = createLineWriter(descriptor, (code) =>
    onError(toSentence(code, isFile ? file : 'on stdout')),
  )
  return {
    log: pino({ base: {} }, { write }),
    close() {
      close()
      if (isFile) closeSync(descriptor)
    },
  }
}

function toSentence(code: string, where: string): string {
  const advice = code === 'ENOSPC' ? ' The disk is full: make room, or the database stops, too.' : ''
  return `The log ${where} cannot be written (${code}); lines are lost.${advice}`
}
