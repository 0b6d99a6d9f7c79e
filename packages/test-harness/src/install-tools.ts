/** Is the first step of `npm test`: installs what npm cannot, or says what to do. */
import { findPackageManager } from './tools/package-manager.ts'
import { type PackagedTool, type Tool, testTools } from './tools/tools.ts'

const manager = findPackageManager()
const missing: string[] = []
for (const tool of testTools) {
  // The check runs per tool, since an earlier one may have installed it: the headless shell is a Chromium too.
  if (tool.present()) continue
  const problem = install(tool)
  if (problem !== undefined) missing.push(problem)
}
if (missing.length > 0) {
  console.error(`The tests need what this machine does not have:\n${missing.join('\n')}`)
  process.exit(1)
}

/** Prints one line when it helped; otherwise returns what a person has to do. */
function install(tool: Tool): string | undefined {
  const refusal = 'build' in tool ? tool.build() : installPackage(tool)
  if (tool.present()) {
    console.log(`installed ${tool.name}`)
    return undefined
  }
  const substitute = tool.substitute()
  if (substitute !== undefined) {
    console.log(`${tool.name} is missing, the tests use ${substitute}`)
    return undefined
  }
  return `- ${tool.name}: ${adviceFor(tool)} (${refusal ?? 'installed, yet not found'})`
}

function installPackage(tool: PackagedTool): string | undefined {
  if (manager === undefined) return 'neither apt-get (as root or by sudo) nor brew can be used'
  return manager.install(tool)
}

function adviceFor(tool: Tool): string {
  if ('build' in tool) return tool.advice
  return `install it, for example with \`${manager?.command(tool) ?? `apt-get install ${tool.apt}`}\``
}
