// node provision-main.ts <file of the admin's URL> <file of a service's URL>…: for operators, before the first start of a service.
import { provisionSchemasFromFiles } from './provision-schemas-from-files.ts'

const [admin, ...services] = process.argv.slice(2)
try {
  if (admin === undefined || services.length === 0)
    throw new Error('give the file of the admin’s URL, then those of the services')
  process.stdout.write(`provisioned ${(await provisionSchemasFromFiles(admin, services)).join(', ')}\n`)
} catch (error) {
  process.stderr.write(`provision: ${(error as Error).message}\n`)
  process.exitCode = 1
}
