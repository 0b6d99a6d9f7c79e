import { runService } from '@hibiki/service'
import { content } from './service.ts'

await runService(content)
