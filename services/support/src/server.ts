import { runService } from '@hibiki/service'
import { support } from './service.ts'

await runService(support)
