/**
 * Lists the migrations from before the first release that lock tables or break a previous release, which is harmless because there was none
 * and new installations begin with empty tables. A new migration is never added; an exception is marked by `-- squawk-ignore <rule>` with a
 * reason.
 */
export const acceptedFindings: Readonly<Record<string, readonly string[]>> = {
  'billing/0004-index-settled-payments': ['require-concurrent-index-creation'],
  'billing/0013-index-what-to-document': ['ban-drop-constraint'],
  'billing/0032-pay-at-convenience-stores': [
    'ban-drop-constraint',
    'ban-drop-not-null',
    'prefer-robust-stmts',
    'require-concurrent-index-creation',
  ],
  'billing/0033-add-yearly-prices': ['ban-drop-constraint'],
  'billing/0034-add-family-plans': [
    'ban-drop-constraint',
    'ban-drop-not-null',
    'prefer-robust-stmts',
    'require-concurrent-index-creation',
  ],
  'billing/0035-give-products-a-tax-rate': ['ban-drop-constraint'],
  'charts/0005-search-customers': ['require-concurrent-index-creation'],
  'charts/0006-order-customers': [
    'adding-field-with-default',
    'require-concurrent-index-creation',
    'require-concurrent-index-deletion',
  ],
  'charts/0025-create-record-photos': ['ban-drop-constraint'],
  'charts/0027-create-appointment-reminders': ['require-concurrent-index-creation'],
  'charts/0028-pair-format-items': ['constraint-missing-not-valid'],
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
  'content/0036-create-mails': ['require-concurrent-index-creation'],
  'enterprise/0025-create-playlists': ['ban-drop-not-null'],
  'identity/0036-cancel-support-mails': ['ban-drop-constraint', 'constraint-missing-not-valid'],
  'identity/0037-bind-room-sessions': ['require-concurrent-index-creation'],
  'identity/0044-cancel-evening-mails': ['ban-drop-constraint', 'constraint-missing-not-valid'],
  'identity/0056-cancel-appointment-mails': ['ban-drop-constraint', 'constraint-missing-not-valid'],
  'identity/0062-require-passkeys': ['ban-drop-constraint'],
  'identity/0063-keep-claimed-board-codes': ['ban-drop-constraint'],
  'support/0005-create-staff': ['require-concurrent-index-creation'],
  'support/0022-add-mail-replies': ['ban-drop-not-null'],
}
