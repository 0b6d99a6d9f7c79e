import { truncateToCharacters } from '@hibiki/text'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toSupportArticlePath } from '../../../app/paths.ts'
import { useDebouncedValue } from '../../../components/use-debounced-value.ts'
import { searchArticlesLimits } from '../../../lib/api/limits.gen/search-articles.ts'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'

const MAX_ARTICLES = 3
const PAUSE_MS = 600
/** Fewer characters are the beginning of a word. */
const MIN_LENGTH = 4

/** Lists articles that fit what the member is writing. They open in a new tab, so that the text stays in sight. */
export function SuggestedArticles({ subject, text }: { subject: string; text: string }) {
  const { t } = useTranslation('support-chat')
  const id = useId()
  const written = truncateToCharacters(`${subject} ${text}`.trim(), searchArticlesLimits.q.maxLength)
  const q = useDebouncedValue(written, PAUSE_MS)
  const { data = [] } = $api.useQuery(
    'get',
    '/v2/support/articles/search',
    { params: { query: { q } }, headers: useLanguageHeader() },
    // The last articles stay until the next ones are found, so that nothing jumps while one writes.
    { enabled: q.length >= MIN_LENGTH, retry: false, placeholderData: (last) => last },
  )
  if (data.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="body2" id={id} sx={{ color: 'text.secondary' }}>
        {t('suggested')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.slice(0, MAX_ARTICLES).map((article) => (
          <li key={article.id}>
            <Link
              href={toSupportArticlePath(article.id)}
              target="_blank"
              rel="noreferrer"
              sx={{ display: 'inline-block', py: 1.25 }}
            >
              {article.title}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  )
}
