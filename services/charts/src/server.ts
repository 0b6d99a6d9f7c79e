import { runService } from '@hibiki/service'
import { charts } from './service.ts'

await runService(charts)
