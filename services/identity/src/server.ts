import { runService } from '@hibiki/service'
import { identity } from './service.ts'

await runService(identity)
