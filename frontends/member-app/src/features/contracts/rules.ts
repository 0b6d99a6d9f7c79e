import type { Tone } from '../../components/StatusMark.tsx'
import type { Contract } from './types.ts'

/** How a state looks. */
export const statusTones: Record<Contract['status'], Tone> = {
  10: 'done',
  20: 'quiet',
  30: 'waiting',
  40: 'waiting',
  50: 'waiting',
  90: 'quiet',
  99: 'refused',
}

type Standing = Pick<Contract, 'status' | 'isContractor' | 'nextBillDate' | 'owedAmount'>

/** What a contract waits for, as a key under `note` in the texts; null when nothing is to be said. */
export function findNote({ status, isContractor, nextBillDate, owedAmount }: Standing): string | null {
  if (isOver(status)) return owedAmount > 0 ? 'owed' : null
  if (status === '40') return 'delivery'
  if (status === '50') return 'return'
  if (status !== '30') return null
  // Without a due day it is the first payment, whose outcome is not known yet; with one a renewal was not paid.
  if (nextBillDate === null) return 'confirming'
  return isContractor ? 'unpaid' : 'unpaidByOther'
}

/** A renewal was not paid: another card pays it at once. */
export const isUnpaid = (contract: Standing): boolean => findNote(contract) === 'unpaid'

/** The contract is over, and an upgrade of it is still owed: nothing new can be ordered before it is paid. */
export const isOwing = (contract: Standing): boolean => findNote(contract) === 'owed'

const isOver = (status: Contract['status']): boolean => status === '90' || status === '99'

/** Only what the server says can be cancelled now. */
export const isCancellable = ({ ifCancelAt }: Pick<Contract, 'ifCancelAt'>): boolean => ifCancelAt !== null

/** Of a contract just cancelled: what an upgrade owes is not paid yet, and with it the cancellation takes effect. */
export const isSettling = ({ cancelAt }: Pick<Contract, 'cancelAt'>): boolean => cancelAt === null

/** A cheaper plan waits for the renewal, and who pays can keep the dearer one. */
export const isPlanChangePlanned = ({
  ifPlanKeptAmount,
  isContractor,
}: Pick<Contract, 'ifPlanKeptAmount' | 'isContractor'>): boolean =>
  isContractor && ifPlanKeptAmount !== undefined

/** Something can be used by it now, also while a renewal is not paid yet. */
export const isInUse = ({ status }: Pick<Contract, 'status'>): boolean => ['10', '20', '30'].includes(status)

/** The card of what is over pays nothing any more, unless something is still owed. */
export const canChangeCard = (contract: Standing): boolean =>
  isOwing(contract) || (contract.isContractor && ['10', '20', '30', '40'].includes(contract.status))

const POLL_MS = 10_000

/** The payment provider has not answered yet: the table is read again until it has, also of `settling` cancellations. */
export const getPollInterval = (
  contracts: readonly (Standing & Pick<Contract, 'id' | 'cancelAt'>)[] | undefined,
  settling: readonly string[] = [],
): number | false => {
  const isUnclear = (contract: Standing & Pick<Contract, 'id' | 'cancelAt'>) =>
    findNote(contract) === 'confirming' || (settling.includes(contract.id) && isSettling(contract))
  return contracts?.some(isUnclear) ? POLL_MS : false
}

/** "yyyy-MM-dd HH:mm:ss" in Japan as a moment. */
export const toIsoMoment = (japanTime: string): string => `${japanTime.replace(' ', 'T')}+09:00`
