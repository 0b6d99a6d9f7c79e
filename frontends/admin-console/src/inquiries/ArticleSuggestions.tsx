import { truncateToCharacters } from '@hibiki/text'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useDataProvider } from 'react-admin'
import type { ResponseOf } from '../api/call-types.ts'
import { listAdminInquiryArticlesLimits } from '../api/limits.gen/list-admin-inquiry-articles.ts'
import { useDebouncedValue } from '../components/use-debounced-value.ts'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { useTranslate } from '../i18n/use-translate.ts'

const PAUSE_MS = 500
/** Fewer characters are the beginning of a word; until then the member's last message is the question. */
const MIN_LENGTH = 4

export const toArticleUrl = (id: string) =>
  `${window.location.origin}/support/articles/${encodeURIComponent(id)}`

/** Lists articles that fit the answer that is being written. One tap or key inserts the title and the address of one into it. */
export function ArticleSuggestions(props: {
  inquiryId: string
  text: string
  disabled: boolean
  onInsert: (line: string) => void
}) {
  const { inquiryId, text, disabled, onInsert } = props
  const translate = useTranslate()
  const titleId = useId()
  const provider = useDataProvider<ConsoleDataProvider>()
  const written = truncateToCharacters(text.trim(), listAdminInquiryArticlesLimits.q.maxLength)
  const question = useDebouncedValue(written.length >= MIN_LENGTH ? written : '', PAUSE_MS)
  const { data = [] } = useQuery<ResponseOf<'GET /admin/inquiries/{id}/articles'>, Error>({
    queryKey: ['inquiry-articles', inquiryId, question],
    queryFn: () =>
      provider.call('GET /admin/inquiries/{id}/articles', {
        id: inquiryId,
        ...(question !== '' && { query: { q: question } }),
      }),
    retry: false,
    // The last articles stay until the next ones are found, so that nothing jumps while one writes.
    placeholderData: (last) => last,
  })
  const articles = data.filter(({ id }) => !text.includes(toArticleUrl(id)))
  if (articles.length === 0) return null
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="body2" color="textSecondary">
        {translate('console.inquiries.articles.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {articles.map(({ id, title }) => (
          <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
            <Link
              href={toArticleUrl(id)}
              target="_blank"
              rel="noreferrer"
              sx={{ flex: 1, minWidth: 0, py: 1 }}
            >
              {title}
            </Link>
            <Button
              size="small"
              disabled={disabled}
              aria-label={translate('console.inquiries.articles.insertNamed', { title })}
              onClick={() => onInsert(`${title}\n${toArticleUrl(id)}`)}
            >
              {translate('console.inquiries.articles.insert')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
