/**
 * Lists the migrations from before the first release that lock tables or break a previous release, which is harmless because there was none
 * and new installations begin with empty tables. A new migration is never added; an exception is marked by `-- squawk-ignore <rule>` with a
 * reason.
 */
export const acceptedFindings: Readonly<Record<string, readonly string[]>> = {
  'billing/0004-index-settled-payments': ['require-concurrent-index-creation'],
  'charts/0005-search-customers': ['require-concurrent-index-creation'],
  'charts/0006-order-customers': [
    'adding-field-with-default',
    'require-concurrent-index-creation',
    'require-concurrent-index-deletion',
  ],
  'content/0011-create-face-plays': [
    'ban-drop-not-null',
    'constraint-missing-not-valid',
    'require-concurrent-index-creation',
  ],
  'content/0013-create-month-ranks': ['require-concurrent-index-creation'],
  'content/0020-create-uploads': ['require-concurrent-index-creation'],
  'content/0022-tidy-uploads-and-files': ['require-concurrent-index-creation'],
  'content/0023-sounds-of-rooms': [
    'adding-serial-primary-key-field',
    'ban-drop-constraint',
    'constraint-missing-not-valid',
  ],
  'content/0026-index-starts-of-plays': ['require-concurrent-index-creation'],
  'identity/0036-cancel-support-mails': ['ban-drop-constraint', 'constraint-missing-not-valid'],
  'identity/0037-bind-room-sessions': ['require-concurrent-index-creation'],
  'support/0005-create-staff': ['require-concurrent-index-creation'],
}
