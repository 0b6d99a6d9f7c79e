import Box from '@mui/material/Box'
import Markdown from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import { $api } from '../../lib/api/queries.ts'
import { useLanguageHeader } from '../../lib/i18n/use-language-header.ts'
import { ErrorState } from '../ErrorState.tsx'
import { LoadingState } from '../LoadingState.tsx'

export type LegalTextName = 'privacy_policy' | 'terms_of_service' | 'data_analytics_agreement'

/** Renders a legal text of the server without its h1, because the page renders the title. */
export function LegalText({ name }: { name: LegalTextName }) {
  const document = $api.useQuery('get', `/static/agreements/${name}.md`, {
    parseAs: 'text',
    headers: useLanguageHeader(),
  })
  if (document.isPending) return <LoadingState lines={10} />
  if (document.isError) return <ErrorState error={document.error} onRetry={() => void document.refetch()} />
  return (
    <Box
      sx={{
        maxWidth: '46em',
        '& h2': { typography: 'h3', mt: 5, mb: 1.5, pt: 3, borderTop: 1, borderColor: 'divider' },
        '& h3': { typography: 'body1', fontWeight: 600, mt: 3, mb: 1 },
        '& p, & li': { my: 1 },
        '& ul, & ol': { pl: 3 },
        '& a': { color: 'primary.main' },
        '& table': { borderCollapse: 'collapse', width: '100%', my: 2 },
        '& th, & td': {
          borderBottom: 1,
          borderColor: 'divider',
          p: 1,
          textAlign: 'left',
          verticalAlign: 'top',
        },
      }}
    >
      <Markdown remarkPlugins={[remarkGfm]} rehypePlugins={[rehypeSanitize]} components={{ h1: () => null }}>
        {document.data}
      </Markdown>
    </Box>
  )
}
