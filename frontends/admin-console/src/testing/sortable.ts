const masterData = ['id', 'code', 'nameJa', 'nameEn', 'displayOrder', 'usedBy']

/** The fields by which each list can be sorted; services reject any other with 400 E3001. */
export const sortableFields: Readonly<Record<string, readonly string[]>> = {
  agencies: ['id', 'code', 'name', 'state', 'picCount', 'customerCount', 'createdAt'],
  applications: ['id', 'code', 'type', 'status', 'appliedAt', 'decidedAt'],
  articles: ['id', 'title', 'category', 'version', 'updatedAt'],
  'audit-log': ['id', 'at', 'action'],
  awards: ['title', 'day', 'order', 'visible', 'updatedAt'],
  'bonus-codes': ['id', 'code', 'createdAt', 'expiresOn', 'uses', 'mostUses', 'state'],
  'canned-answers': ['title', 'updatedAt'],
  'chart-log': ['at', 'action'],
  'chart-templates': ['name', 'agencyCode', 'updatedAt'],
  charts: ['title', 'customerName', 'agencyCode', 'createdAt', 'updatedAt', 'deletedAt'],
  'commerce-log': ['at', 'action'],
  contracts: [
    ...['id', 'orderedAt', 'status', 'unitPrice', 'productName', 'userName'],
    ...['contractorName', 'paidUntil', 'nextChargeOn'],
  ],
  countries: masterData,
  'enterprise-accounts': ['name', 'loginName', 'email', 'agencyName'],
  'enterprise-agencies': ['name', 'accounts', 'rooms', 'createdAt'],
  'enterprise-managements': [
    ...['title', 'fileName', 'volume', 'playing', 'sectionName', 'roomName', 'agencyName'],
  ],
  'enterprise-rooms': ['name', 'agencyName', 'position', 'sections'],
  'enterprise-sections': ['name', 'roomName', 'agencyName', 'position', 'sounds', 'seenAt'],
  'enterprise-sounds': ['title', 'fileName', 'durationSeconds', 'changedAt'],
  genres: masterData,
  grants: ['id', 'userId', 'username', 'email', 'createdAt', 'lastLoginAt'],
  inquiries: [
    ...['subject', 'memberName', 'staffName', 'priority', 'openedAt', 'lastMessageAt'],
    ...['waitingSince', 'closedAt', 'rating'],
  ],
  invitations: ['id', 'email', 'createdAt', 'expiresAt', 'usedAt'],
  invoices: ['id', 'createdAt', 'dueOn', 'amount', 'state', 'memberName', 'agencyCode', 'periodFrom'],
  members: [
    ...['id', 'userId', 'username', 'email', 'premium'],
    ...['createdAt', 'lastLoginAt', 'deletionEffectiveAt'],
  ],
  'mental-checks': [
    ...['id', 'titleJa', 'titleEn', 'version', 'questions'],
    ...['intervalDays', 'displayOrder', 'answers', 'publishedAt'],
  ],
  payments: ['createdAt', 'amount', 'state', 'memberName', 'settledAt'],
  'photo-views': ['at'],
  products: ['id', 'displayOrder', 'name.ja', 'name.en', 'price', 'contracts', 'key', 'updatedAt'],
  'purpose-details': masterData,
  rentals: ['orderedOn', 'status', 'returnSince'],
  sounds: [
    ...['id', 'kind', 'title', 'fileName', 'cluster', 'publishedAt', 'withdrawnAt'],
    ...['loudnessLufs', 'durationSeconds'],
  ],
  tags: masterData,
  transfers: ['id', 'performedAt', 'undoUntil'],
  'webhook-events': ['receivedAt', 'type', 'attempts', 'state'],
}
