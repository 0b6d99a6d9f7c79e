import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

/** Runs a program with a process log named "probe" and answers what it wrote to stdout, line by line. */
async function logOf(program: string): Promise<{ msg: string }[]> {
  const source = `import { createProcessLog } from '${new URL('./process-log.ts', import.meta.url)}'
    const log = createProcessLog({ name: 'probe', level: 'info' })
    ${program}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const lines = (await text(child.stdout)).trim().split('\n')
  return lines.map((line) => JSON.parse(line))
}

const many = "for (let i = 0; i < 500; i++) log.info('a line that is a bit longer than others ' + i);"

describe('a process log', () => {
  it.each([
    ['ends', ''],
    ['exits', 'process.exit(0)'],
    ['exits by an uncaught error', "throw new Error('unforeseen')"],
  ])('has every line, in order, when the process %s', async (_how, end) => {
    const lines = await logOf(`${many} ${end}`)
    expect(lines.map(({ msg }) => msg.split(' ').at(-1))).toEqual(
      Array.from({ length: 500 }, (_, i) => `${i}`),
    )
    expect(lines[0]).toMatchObject({ name: 'probe', level: 30 })
  })

  it('is written soon even when there is little of it', async () => {
    const lines = await logOf("log.info('one'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1500)")
    expect(lines.map(({ msg }) => msg)).toEqual(['one'])
  })
})
