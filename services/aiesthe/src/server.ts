import { runService } from '@hibiki/service'
import { aiesthe } from './service.ts'

await runService(aiesthe)
