export { addAwards, type NewAward } from './modules/awards/add-awards.ts'
export { addCannedAnswers } from './modules/desk/add-canned-answers.ts'
export { addPastInquiries, type PastInquiry } from './modules/inquiries/add-past-inquiries.sql.ts'
export { support } from './service.ts'
