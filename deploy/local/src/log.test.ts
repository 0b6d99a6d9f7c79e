import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openLog } from './log.ts'

it('writes lines to the log file of the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hibiki-log-'))
  const { log, close } = openLog({ to: 'file', folder, onError: () => {} })
  log.info('started')
  close()
  expect(readFileSync(join(folder, 'hibiki.log'), 'utf8')).toContain('"msg":"started"')
  rmSync(folder, { recursive: true })
})

it.runIf(process.platform === 'linux')('says once that the disk is full, and continues', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hibiki-log-'))
  symlinkSync('/dev/full', join(folder, 'hibiki.log'))
  const sentences: string[] = []
  const { log, close } = openLog({ to: 'file', folder, onError: (sentence) => sentences.push(sentence) })
  for (let line = 0; line < 20; line++) log.info({ line }, 'lost')
  close()
  expect(sentences).toEqual([expect.stringMatching(/hibiki\.log cannot be written \(ENOSPC\).*disk is full/)])
  rmSync(folder, { recursive: true })
})
