import type { Application } from './types.ts'

type Decided = Pick<Application, 'status'>

/** A rejected application may still be approved, and an approved one rejected. */
export const canApprove = ({ status }: Decided): boolean => status !== '1'
export const canReject = ({ status }: Decided): boolean => status !== '2'
/** The specification enables "data delete" only for rejected applications. */
export const canDelete = ({ status }: Decided): boolean => status === '2'
