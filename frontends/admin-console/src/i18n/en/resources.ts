import type { resources as japanese } from '../ja/resources.ts'

/** Names of the resources and of their fields. */
export const resources: typeof japanese = {
  members: {
    name: 'Members',
    fields: {
      username: 'Name',
      userId: 'Login ID',
      email: 'E-mail',
      roles: 'Role',
      agency: 'Agency',
      authorities: 'Authority',
      premium: 'Plan',
      createdAt: 'Registered',
      lastLoginAt: 'Last login',
      deletionEffectiveAt: 'To be deleted',
      q: 'Search name or e-mail',
      role: 'Role',
      agencyCode: 'Agency code',
      authority: 'Authority',
    },
  },
  agencies: {
    name: 'Agencies',
    fields: {
      name: 'Agency name',
      code: 'Agency code',
      state: 'State',
      picCount: 'Persons in charge',
      customerCount: 'Customers',
      createdAt: 'Applied',
      q: 'Search name or code',
    },
  },
  applications: {
    name: 'Applications',
    fields: {
      code: 'Application code',
      type: 'Type',
      status: 'Status',
      applicant: 'Applicant',
      agency: 'Agency',
      authorizer: 'Decided by',
      appliedAt: 'Applied',
      decidedAt: 'Decided',
      q: 'Search applicant or code',
    },
  },
  grants: {
    name: 'Grant and deprive',
    fields: {
      username: 'Name',
      email: 'E-mail',
      roles: 'Role',
      agency: 'Agency',
      authorities: 'Authority',
      q: 'Search name or e-mail',
    },
  },
  transfers: {
    name: 'Account transfers',
    fields: {
      rows: 'Who',
      performedBy: 'Performed by',
      performedAt: 'Performed',
      undoUntil: 'Can be undone until',
      undoneAt: 'Undone',
      state: 'State',
    },
  },
  invitations: {
    name: 'Admin invitations',
    fields: {
      email: 'E-mail',
      createdBy: 'Invited by',
      createdAt: 'Invited',
      expiresAt: 'Expires',
      usedAt: 'Used',
      state: 'State',
    },
  },
  'audit-log': {
    name: 'Audit log',
    fields: {
      at: 'Time',
      actor: 'Who',
      action: 'Action',
      subject: 'About',
      detail: 'Detail',
      chainOk: 'Chain of records',
      actorId: 'ID of who',
      subjectId: 'ID of about',
      since: 'From',
      until: 'Until',
    },
  },
}
