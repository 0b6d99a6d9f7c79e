/** Starts the product once in the data folder that is named to it, and closes it. Run by the tests' global setup. */
import { startLocal } from './start-local.ts'
import { ofTests } from './test-folder.ts'

const [dataDir = ''] = process.argv.slice(2)
const local = await startLocal({ dataDir, port: 0, ...ofTests, memberApp: false, adminConsole: false })
await local.close()
