import './section-links.css';

/** A section of the shop. */
export interface SectionLink {
  name: string;
  href: string;
}

/** Links to sections of the shop. */
export function SectionLinks({ title, sections }: { title: string; sections: readonly SectionLink[] }) {
  if (sections.length === 0) return null;
  return (
    <nav className="section-links" aria-label={title}>
      <h3>{title}</h3>
      <ul className="section-links__list">
        {sections.map(({ name, href }) => (
          <li key={href}>
            <a className="chip" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
