import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { getActionlintPath } from '@hibiki/test-harness/actionlint'

// Checks the workflows of the public CI. Only Go can build actionlint, and a machine without Go tests everything else.
const actionlint = getActionlintPath()
if (existsSync(actionlint)) process.exitCode = spawnSync(actionlint, { stdio: 'inherit' }).status ?? 1
else console.warn('actionlint is missing (npm run tools): the workflows stay unchecked')
