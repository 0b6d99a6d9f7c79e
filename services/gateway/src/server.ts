import { runStatelessService } from '@hibiki/service/stateless'
import { gateway } from './service.ts'

await runStatelessService(gateway)
