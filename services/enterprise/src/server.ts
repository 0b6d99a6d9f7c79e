import { runService } from '@hibiki/service'
import { enterprise } from './service.ts'

await runService(enterprise)
