export { contains, every, oneOf, pageOf } from '@hibiki/database'
