/** First step of `npm test`: makes sure that what npm can't bring is there, and says what to do when it can't be had. */
import { packageManager } from './tools/package-manager.ts'
import { type Tool, tools } from './tools/tools.ts'

const manager = packageManager()
const missing: string[] = []
for (const tool of tools.filter((one) => !one.present())) {
  const problem = install(tool)
  if (problem !== undefined) missing.push(problem)
}
if (missing.length > 0) {
  console.error(`The tests need what this machine does not have:\n${missing.join('\n')}`)
  process.exit(1)
}

/** Prints one line when it helped; otherwise returns what a person has to do. */
function install(tool: Tool): string | undefined {
  const refusal =
    manager === undefined
      ? 'neither apt-get (as root or by sudo) nor brew can be used'
      : manager.install(tool)
  if (tool.present()) {
    console.log(`installed ${tool.name}`)
    return undefined
  }
  const substitute = tool.substitute()
  if (substitute !== undefined) {
    console.log(`${tool.name} is missing, the tests use ${substitute}`)
    return undefined
  }
  const command = manager?.command(tool) ?? `apt-get install ${tool.apt}`
  return `- ${tool.name}: install it, for example with \`${command}\` (${refusal ?? 'installed, yet not found'})`
}
