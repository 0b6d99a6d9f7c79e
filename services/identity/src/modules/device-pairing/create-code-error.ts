import { ApiError } from '@hibiki/http'
import { fieldText } from '../../texts.ts'

/** Creates the error of a code that is wrong, expired, used, or of another purpose. */
export const createCodeError = () => new ApiError('E3001', { fields: { code: fieldText('pairingCode') } })
