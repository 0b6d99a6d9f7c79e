import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { copyTemplateFolder, createTemplateFolder, removeTemplateFolder } from './test-folder.ts'

const before = process.env.TMPDIR
const temporary = await mkdtemp(join(tmpdir(), 'hibiki-test-folder-'))
process.env.TMPDIR = temporary
afterAll(async () => {
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  await rm(temporary, { recursive: true })
})

async function writeProgram(code: string): Promise<URL> {
  const file = join(temporary, 'fill.mjs')
  await writeFile(file, `import { writeFileSync } from 'node:fs'\n${code}`)
  return pathToFileURL(file)
}
const folders = async () => (await readdir(temporary)).filter((name) => name !== 'fill.mjs')

describe('the data folder that tests copy', () => {
  it('is removed when filling it fails', async () => {
    const program = await writeProgram(
      `writeFileSync(process.argv[2] + '/half', ''); throw new Error('full disk')`,
    )
    await expect(createTemplateFolder('small', program)).rejects.toThrow('full disk')
    expect(await folders()).toEqual([])
  })

  it('is available for every copy until the run ends', async () => {
    await createTemplateFolder('small', await writeProgram(`writeFileSync(process.argv[2] + '/whole', '')`))
    const copies = [await copyTemplateFolder(), await copyTemplateFolder()]
    await removeTemplateFolder()
    expect((await folders()).map((name) => join(temporary, name)).sort()).toEqual(copies.sort())
    for (const copy of copies) expect(await readdir(copy)).toEqual(['whole'])
  })
})
