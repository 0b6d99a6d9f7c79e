import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

/** A program with a process log named "probe". */
const argumentsOf = (program: string) => [
  '--input-type=module',
  '-e',
  `import { createProcessLog } from '${new URL('./process-log.ts', import.meta.url)}'
    const log = createProcessLog({ name: 'probe', level: 'info' })
    ${program}`,
]

/** Runs a program and returns what it wrote to stdout, line by line. */
async function logOf(program: string): Promise<{ msg: string }[]> {
  const child = spawn(process.execPath, argumentsOf(program), { stdio: ['ignore', 'pipe', 'ignore'] })
  const lines = (await text(child.stdout)).trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

const many = "for (let i = 0; i < 500; i++) log.info('a line that is a bit longer than others ' + i);"

describe('process log', () => {
  it.each([
    ['ends', ''],
    ['exits', 'process.exit(0)'],
    ['exits by an uncaught error', "throw new Error('unforeseen')"],
  ])('contains every line, in order, when the process %s', async (_how, end) => {
    const lines = await logOf(`${many} ${end}`)
    expect(lines.map(({ msg }) => msg.split(' ').at(-1))).toEqual(
      Array.from({ length: 500 }, (_, i) => `${i}`),
    )
    expect(lines[0]).toMatchObject({ name: 'probe', level: 30 })
  })

  it.runIf(process.platform === 'linux')(
    'loses lines but not the process when the disk is full',
    async () => {
      const goesOn = "setTimeout(() => { log.info('later'); process.stderr.write('alive') }, 800)"
      const child = spawn(process.execPath, argumentsOf(`${many} ${goesOn}`), {
        stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
      })
      const [said, [code]] = await Promise.all([text(child.stderr as Readable), once(child, 'exit')])
      expect([code, said]).toEqual([0, 'The log cannot be written (ENOSPC); lines are lost.\nalive'])
    },
  )

  it.runIf(process.platform === 'linux')('loses nothing else when stderr is on that disk, too', async () => {
    const full = openSync('/dev/full', 'w')
    const child = spawn(process.execPath, argumentsOf(`${many} setTimeout(() => process.exit(7), 800)`), {
      stdio: ['ignore', full, full],
    })
    expect(await once(child, 'exit')).toEqual([7, null])
  })

  it('is written soon even when it is short', async () => {
    const lines = await logOf("log.info('one'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1500)")
    expect(lines.map(({ msg }) => msg)).toEqual(['one'])
  })
})
