import { closeSync, existsSync, openSync, renameSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createLineWriter } from '@hibiki/http'
import { type DestinationStream, type Logger, pino } from 'pino'

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
  return to === 'stdout' ? openStdout(onError) : openFile(join(folder, 'hibiki.log'), onError)
}

function openStdout(onError: (sentence: string) => void): OpenLog {
  const { write, close } = createLineWriter(process.stdout.fd, (code) =>
    onError(toSentence(code, 'on stdout')),
  )
  return { log: pino({ base: {} }, { write }), close }
}

/** Writes line by line, because pino's own destination hangs when it has to flush to a full disk. */
function openFile(file: string, onError: (sentence: string) => void): OpenLog {
  if (existsSync(file) && statSync(file).size > ROTATE_ABOVE_BYTES) renameSync(file, `${file}.1`)
  const descriptor = openSync(file, 'a')
  let isFailing = false
  const destination: DestinationStream = {
    write(line) {
      try {
        writeSync(descriptor, line)
        isFailing = false
      } catch (error) {
        if (!isFailing) onError(toSentence((error as NodeJS.ErrnoException).code, file))
        isFailing = true
      }
    },
  }
  return { log: pino({ base: {} }, destination), close: () => closeSync(descriptor) }
}

function toSentence(code: string | undefined, where: string): string {
  const advice = code === 'ENOSPC' ? ' The disk is full: make room, or the database stops, too.' : ''
  return `The log ${where} cannot be written (${code}); lines are lost.${advice}`
}
