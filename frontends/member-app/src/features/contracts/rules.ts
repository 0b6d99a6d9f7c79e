import type { StatusTone } from '../../components/StatusLabel.tsx'
import type { Contract } from './types.ts'

/** The tone of the label of each contract status. */
export const statusTones: Record<Contract['status'], StatusTone> = {
  10: 'done',
  20: 'quiet',
  30: 'waiting',
  40: 'waiting',
  50: 'waiting',
  90: 'quiet',
  99: 'refused',
}

type Standing = Pick<Contract, 'status' | 'isContractor' | 'nextBillDate' | 'owedAmount' | 'konbiniExpiresAt'>

type NoteKey = 'owed' | 'delivery' | 'return' | 'confirming' | 'unpaid' | 'unpaidByOther' | 'atKonbini'

/** Finds what a contract waits for, as a key under `note` in the texts; null when there is nothing to show. */
export function findContractNoteKey({
  status,
  isContractor,
  nextBillDate,
  owedAmount,
  konbiniExpiresAt,
}: Standing): NoteKey | null {
  if (konbiniExpiresAt !== undefined) return 'atKonbini'
  if (isOver(status)) return owedAmount > 0 ? 'owed' : null
  if (status === '40') return 'delivery'
  if (status === '50') return 'return'
  if (status !== '30') return null
  // Without a due date the outcome of the first payment is unknown; with one a renewal was not paid.
  if (nextBillDate === null) return 'confirming'
  return isContractor ? 'unpaid' : 'unpaidByOther'
}

/** Tells whether what the contract owes waits to be paid at a convenience store. */
export const isWaitingAtKonbini = (contract: Standing): boolean =>
  findContractNoteKey(contract) === 'atKonbini'

/** Tells whether a renewal was not paid, which another card would pay at once. */
export const isUnpaid = (contract: Standing): boolean => findContractNoteKey(contract) === 'unpaid'

/** Tells whether the contract has ended with an upgrade unpaid; nothing new can be ordered before it is paid. */
export const isOwing = (contract: Standing): boolean => findContractNoteKey(contract) === 'owed'

/** Tells whether something is owed once, which a card or a convenience store can pay now or numbers of a store wait for. */
export const isOwed = (contract: Standing): boolean =>
  isUnpaid(contract) || isOwing(contract) || isWaitingAtKonbini(contract)

const isOver = (status: Contract['status']): boolean => status === '90' || status === '99'

/** A contract can be cancelled when the server names the end date. */
export const isCancellable = ({ ifCancelAt }: Pick<Contract, 'ifCancelAt'>): boolean => ifCancelAt !== null

/** Tells whether a cancellation still waits for the payment of an owed difference. */
export const isCancellationPending = ({ cancelAt }: Pick<Contract, 'cancelAt'>): boolean => cancelAt === null

/** Tells whether the member, as payer and user, can pay the same plan by the other period from its renewal on. */
export const canChangePeriod = (
  { status, isContractor, isUser, nextPeriod, bonusFrom }: Contract,
  { yearlyPrice }: { yearlyPrice: number | null },
): boolean =>
  status === '10' &&
  isContractor &&
  isUser &&
  nextPeriod === null &&
  bonusFrom === undefined &&
  yearlyPrice !== null

/** Tells whether a cheaper plan or another period waits for the renewal and the member, as the payer, can keep the current one. */
export const canUndoPlanChange = ({
  ifPlanKeptAmount,
  isContractor,
}: Pick<Contract, 'ifPlanKeptAmount' | 'isContractor'>): boolean =>
  isContractor && ifPlanKeptAmount !== undefined

/** Returns the text that asks whether a change that waits for the renewal is to be undone. */
export function toUndoQuestionKey({ period, nextPeriod }: Pick<Contract, 'period' | 'nextPeriod'>) {
  if (nextPeriod === null) return 'planned.question'
  return period === 'month' ? 'period.questionMonth' : 'period.questionYear'
}

/** Tells whether the contract can be used now, also while a renewal is unpaid. */
export const isInUse = ({ status }: Pick<Contract, 'status'>): boolean => ['10', '20', '30'].includes(status)

/** The card of an ended contract can be changed only while something is still owed. */
export const canChangeCard = (contract: Standing): boolean =>
  isOwing(contract) || (contract.isContractor && ['10', '20', '30', '40'].includes(contract.status))

const POLL_MS = 10_000

/**
 * Returns how often to refetch contracts while the payment provider has not responded, also for `settling` cancellations; false otherwise.
 */
export const getPollIntervalMs = (
  contracts: readonly (Standing & Pick<Contract, 'id' | 'cancelAt'>)[] | undefined,
  settling: readonly string[] = [],
): number | false => {
  const isUnclear = (contract: Standing & Pick<Contract, 'id' | 'cancelAt'>) =>
    findContractNoteKey(contract) === 'confirming' ||
    (settling.includes(contract.id) && isCancellationPending(contract))
  return contracts?.some(isUnclear) ? POLL_MS : false
}

/** Returns how often to refetch a contract that owes something, which a payment at a store settles without this page. */
export const getOwedPollIntervalMs = (contract: Standing | undefined): number | false =>
  contract !== undefined && isOwed(contract) ? POLL_MS : false

/** Converts "yyyy-MM-dd HH:mm:ss" in Japan to ISO 8601. */
export const jstToIso = (japanTime: string): string => `${japanTime.replace(' ', 'T')}+09:00`
