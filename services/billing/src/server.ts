import { runService } from '@hibiki/service'
import { billing } from './service.ts'

await runService(billing)
