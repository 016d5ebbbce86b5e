# The documentation as a site. $file is where it begins.
docs-no-source = the documentation is built from a checkout of the source, and this is an installed package
docs-failed = the documentation has faults, told above
docs-built = the documentation is built: { $file }
