/** Every address of the member app. */
export const paths = {
  home: '/',
  login: '/login',
  menu: '/menu',
  environment: '/environment',
  /** This page exists in local mode only. */
  playground: '/playground',
  support: '/support',
  supportChat: '/support/chat',
  supportArticle: '/support/articles',
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  sellerNotice: '/legal-notice',
  premiumPlans: '/premium-plans',
  premiumPlanAccountMethod: '/premium-plan-account-method',
  payment: '/payment',
  registerPersonal: '/register-personal',
  registerEnterprise: '/register-enterprise',
  /** The mail of an invitation to a family links to this page. */
  familyInvitation: '/family-invitation',
  forgotPassword: '/forgot-password',
  confirmEmail: '/confirm-email',
  register: '/register',
  easyLogin: '/easily-login',
  advertise: '/advertise',
  stressCheck: '/stress-check',
  /** This page is for members whose role requires a second factor that is not set up yet. */
  setUpSecondFactor: '/set-up-second-factor',
  /** This page is for members whose role requires a passkey that is not created yet. */
  setUpPasskey: '/set-up-passkey',
  /** The mail about a reset of the second factor links to this page. */
  objectToReset: '/second-factor-reset',
  picRegister: '/pic-register',
  adminRegister: '/admin-register',
  picManagement: '/pic-management',
  mypage: '/mypage',
  tonight: '/mypage/tonight',
  mentalCheck: '/mypage/mentalcheck',
  mentalCheckForm: '/mypage/mentalcheck-form',
  soundesthe: '/mypage/soundesthe',
  soundestheRandom: '/mypage/soundesthe/random',
  soundesthePurpose: '/mypage/soundesthe/purpose',
  soundestheCategory: '/mypage/soundesthe/category',
  aiesthe: '/mypage/aiesthe',
  aiestheInterview: '/mypage/aiesthe/dr_ai_healthcare',
  aiestheRandom: '/mypage/aiesthe/random',
  aiestheFeeling: '/mypage/aiesthe/feeling',
  aiestheTherapy: '/mypage/aiesthe/sound_therapy',
  detectface: '/mypage/aiesthe/detectface',
  aiestheHistory: '/mypage/aiesthe-history',
  aiestheTimeline: '/mypage/aiesthe-history/timeline',
  aiestheComparing: '/mypage/aiesthe-history/comparing',
  aiChat: '/mypage/ai-chat',
  kanade: '/mypage/kanade',
  kanadeRandom: '/mypage/kanade/random',
  authorization: '/mypage/authorization',
  agencyChange: '/mypage/authorization/agency-change',
  applying: '/mypage/applying',
  approval: '/mypage/approval',
  grantAuthority: '/mypage/grant-authority',
  transfer: '/mypage/transfer',
  transferCustomer: '/mypage/transfer/customer',
  transferPic: '/mypage/transfer/pic',
  enterprise: '/mypage/enterprise',
  roomPicker: '/mypage/enterprise/control',
  roomsOverview: '/mypage/enterprise/rooms',
  sectionSchedule: '/mypage/enterprise/rooms/schedule',
  openingHours: '/mypage/enterprise/rooms/hours',
  closingDays: '/mypage/enterprise/rooms/closing-days',
  playlists: '/mypage/enterprise/rooms/playlists',
  playReport: '/mypage/enterprise/report',
  enterpriseTrial: '/mypage/enterprise/experience',
  pairDevice: '/mypage/enterprise/devices',
  /** The page that a tablet opens; it is short, because it is typed. */
  devicePairing: '/device',
  /** The page that a screen on a wall opens; it is short, because it is typed. */
  board: '/board',
  boards: '/mypage/enterprise/boards',
  verifySignature: '/verify-signature',
  activity: '/mypage/activity',
  sevenNights: '/mypage/seven-nights',
  activityYear: '/mypage/activity/year',
  calendar: '/mypage/calendar',
  managementCalendar: '/mypage/mng-calendar',
  profile: '/mypage/profile',
  upload: '/mypage/upload',
  settings: '/mypage/settings',
  changePassword: '/mypage/settings/password',
  bonusCode: '/mypage/settings/bonuscode',
  chartManagement: '/mypage/calte-management',
  chartRecord: '/mypage/calte-management/record',
  chartOverview: '/mypage/calte-management/overview',
  chartPhotos: '/mypage/calte-management/photos',
  chartHandOver: '/mypage/calte-management/hand-over',
  filloutChart: '/mypage/fillout-calte',
  chartList: '/mypage/calte-list',
  paymentMethod: '/mypage/payment-method',
  subscriptionState: '/mypage/subscription-state',
  paymentHistory: '/mypage/payment-history',
  paymentDetail: '/mypage/payment-detail',
  receipt: '/mypage/receipt',
  /** The console is a separate app and opens in a new tab. */
  adminConsole: '/admin/',
} as const

/** Returns the path of one of the member's own face diagnoses. */
export const toDiagnosisPath = (id: string): string => `${paths.aiestheTimeline}?id=${encodeURIComponent(id)}`

/** Returns the path of the payment details of a contract. */
export const toPaymentDetailPath = (id: string): string => `${paths.paymentDetail}/${encodeURIComponent(id)}`

/** Returns the path of an invitation to a family. */
export const toFamilyInvitationPath = (token: string): string =>
  `${paths.familyInvitation}/${encodeURIComponent(token)}`

/** Returns the path of a receipt, return or statement. */
export const toReceiptPath = (id: string): string => `${paths.receipt}/${encodeURIComponent(id)}`

/** Returns the path of the charts of a customer, for staff. */
export const toChartManagementPath = (userId: string): string =>
  `${paths.chartManagement}?customer=${encodeURIComponent(userId)}`

/** Returns the path of a new record of a customer, for staff. */
export const toNewChartRecordPath = (userId: string): string => `${toChartManagementPath(userId)}&tab=entry`

/** Returns the path of one chart record, for staff. */
export const toChartRecordPath = (id: string): string => `${paths.chartRecord}/${encodeURIComponent(id)}`

/** Returns the path of the page with everything that a customer publishes. */
export const toChartOverviewPath = (userId: string): string =>
  `${paths.chartOverview}/${encodeURIComponent(userId)}`

/** Returns the path of the page that compares a customer's photos over the visits, for staff. */
export const toChartPhotosPath = (userId: string): string =>
  `${paths.chartPhotos}/${encodeURIComponent(userId)}`

/** Returns the path of one of the member's own charts. */
export const toOwnChartPath = (id: string): string => `${paths.filloutChart}/${encodeURIComponent(id)}`

/** Returns the path of an article of the FAQ. */
export const toSupportArticlePath = (id: string): string =>
  `${paths.supportArticle}/${encodeURIComponent(id)}`

/** Returns the path of the device in a section of a room. */
export const toRoomSectionPath = (sectionId: string): string =>
  `${paths.roomPicker}/${encodeURIComponent(sectionId)}`

/** Returns the path of the page that pairs a device, with its code or its section where they are known. */
export const toPairDevicePath = (known: { code: string } | { section: string }): string =>
  `${paths.pairDevice}?${new URLSearchParams(known)}`

/** Returns the path of the page that makes the screen with this code a status board. */
export const toPairBoardPath = (code: string): string => `${paths.boards}?${new URLSearchParams({ code })}`

/** Returns the path of the schedule of a section. */
export const toSectionSchedulePath = (sectionId: string): string =>
  `${paths.sectionSchedule}/${encodeURIComponent(sectionId)}`

/** Returns the path of the opening hours of a room. */
export const toOpeningHoursPath = (roomId: string): string =>
  `${paths.openingHours}/${encodeURIComponent(roomId)}`
