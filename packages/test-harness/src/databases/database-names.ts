import { createHash, randomUUID } from 'node:crypto'

export function toTemplateDatabaseName(service: string, migrations: URL): string {
  const folder = createHash('sha256').update(migrations.href).digest('hex').slice(0, 8)
  return `template_${service}_${folder}`
}

export function createCloneDatabaseName(service: string): string {
  return `test_${service}_${randomUUID().slice(0, 8)}`
}
